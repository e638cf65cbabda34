/** The key under which a browser remembers the number of the announcement that its visitor has closed. */
export const CLOSED_KEY = 'pasal:announcement';
/** The attribute of the root element that has this number: the announcement is then not seen. */
export const CLOSED_ATTRIBUTE = 'data-closed';
