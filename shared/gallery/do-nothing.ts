/** Stands for what a page would do. */
export const doNothing = (): void => undefined;
