/** The first sentence of an error of the browser: it goes on with its log, and what it is part of ends the sentence. */
export const firstLineOf = ({ message }) => String(message).split('\n')[0].replace(/\.$/, '');
