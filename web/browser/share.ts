/** Can an address be handed to another app of the device? */
export const canPassOn = (): boolean => 'share' in navigator;

/** Hands it there. Whoever thinks better of it has done nothing wrong. */
export const passOn = (url: string): Promise<void> => navigator.share({ title: 'Taku 卓', url }).catch(() => {});
