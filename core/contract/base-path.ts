/** The prefix of every call (R7.1); same origin as the page. */
export const API_BASE_PATH = '/api/v1';
