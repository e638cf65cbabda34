const SHAPE = /^[^\s@"(),:;<>[\\\]]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;
const MAX_LENGTH = 254;

/** True when a text has the shape of an email address; only a message can prove that the address exists. */
export function looksLikeEmail(text: string): boolean {
  return text.length <= MAX_LENGTH && SHAPE.test(text);
}
