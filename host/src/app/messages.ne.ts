/** The name of the region where toasts are shown. */
export const notifications = 'सूचना';
