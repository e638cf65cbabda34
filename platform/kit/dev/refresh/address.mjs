/** The address at which a page learns what was built. */
export const CHANGES = '/pasal-dev/changes';
