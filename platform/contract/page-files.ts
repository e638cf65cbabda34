/**
 * The file below each release that says which files its pages show first. It stands apart from the schemas of
 * a release, which no page in a browser carries.
 */
export const PAGE_FILES = 'page-files.json';
