const SHAPE = /^[^\s@"(),:;<>[\\\]]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;
const MAX_LENGTH = 254;

/** Whether a text has the shape of an e-mail address; only a message can prove that one exists. */
export function looksLikeEmail(text: string): boolean {
  return text.length <= MAX_LENGTH && SHAPE.test(text);
}
