export const title = 'हालै हेरिएका सामान';
export const clear = 'हटाउनुहोस्';
/** The object of `clear`, for screen readers. */
export const clearWhat = '(हालै हेरिएका सामान)';
export const cleared = 'हालै हेरिएका सामानको सूची खाली गरियो।';
