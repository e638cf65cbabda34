/** The address at which a page is notified of builds. */
export const CHANGES = '/pasal-dev/changes';
