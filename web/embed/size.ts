import { tell } from './messages.ts';

/**
 * Tell the framing page the height of the content whenever it changes. The content is never lower than the frame was
 * at first.
 */
export function followSize(root: HTMLElement): void {
  root.style.setProperty('--frame', `${innerHeight}px`);
  let told = 0;
  const measure = () => {
    const height = Math.ceil(root.getBoundingClientRect().height);
    if (!height || height === told) return;
    told = height;
    tell({ type: 'resize', height });
  };
  new ResizeObserver(measure).observe(root);
}
