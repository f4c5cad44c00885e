// For a page that has embed.html in frames: gives each frame the height of its content.
addEventListener('message', ({ data, origin, source }) => {
  if (data?.taku !== 1 || data.type !== 'resize' || !Number.isFinite(data.height)) return;
  for (const frame of document.querySelectorAll('iframe[src*="embed.html"]')) {
    if (frame.contentWindow !== source || new URL(frame.src).origin !== origin) continue;
    frame.style.height = `${Math.min(Math.max(data.height, 100), 5000)}px`;
  }
});
