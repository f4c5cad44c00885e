/**
 * Send a message to a service worker; resolves to its answer.
 * @param begun called if the worker tells that it works on the answer
 */
export const askWorker = <Answer>(
  worker: ServiceWorker,
  message: object,
  begun: () => void = () => {},
): Promise<Answer> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => (data === 'begun' ? begun() : resolve(data));
    worker.postMessage(message, [port2]);
  });
