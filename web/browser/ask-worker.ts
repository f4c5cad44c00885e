/** Send a message to a service worker; resolves to its answer. */
export const askWorker = <Answer>(worker: ServiceWorker, message: object): Promise<Answer> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage(message, [port2]);
  });
