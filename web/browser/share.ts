/** True if the browser can share an address with another app. */
export const canPassOn = (): boolean => 'share' in navigator;

/** Share an address with another app. A player who cancels causes no error. */
export const passOn = (url: string): Promise<void> => navigator.share({ title: 'Taku 卓', url }).catch(() => {});
