/**
 * The first sentence of an error of the browser: it goes on with its log, and what it is part of ends the sentence.
 * @param {{ message?: unknown }} error
 */
export const firstLineOf = ({ message }) =>
  String(message)
    .replace(/\n[^]*/, '')
    .replace(/\.$/, '');
