/**
 * The first sentence of a browser error, without the log that follows; the caller's sentence adds the full stop.
 * @param {{ message?: unknown }} error
 */
export const firstLineOf = ({ message }) =>
  String(message)
    .replace(/\n[^]*/, '')
    .replace(/\.$/, '');
