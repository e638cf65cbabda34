/** The build of a release that renders its pages on the server; one file, never sent to a browser. */
export const SERVER_FILE = 'server.cjs';
