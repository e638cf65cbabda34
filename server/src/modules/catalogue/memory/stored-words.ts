const QUOTE = 39;
const BACKSLASH = 92;
const COLON = 58;
const SPACE = 32;
const A = 65;
const C = 67;

/** The level of a word that no letter follows: it stands in the text. */
const IN_TEXT = 3;

/**
 * Reads words as PostgreSQL writes them, such as `'dome':1A,2 'solar':1B`, each with its best level: 0 for A to 3 for D,
 * which is not written.
 */
export function readWords(text: string, visit: (word: string, level: number) => void): void {
  let at = 0;
  while (at < text.length) {
    const from = at + 1;
    let to = from;
    let isEscaped = false;
    for (;;) {
      const code = text.charCodeAt(to);
      if (code === QUOTE && text.charCodeAt(to + 1) !== QUOTE) break;
      if (Number.isNaN(code)) return;
      const isPair = code === QUOTE || code === BACKSLASH;
      if (isPair) isEscaped = true;
      to += isPair ? 2 : 1;
    }
    const word = text.slice(from, to);
    at = to + 1;
    let level = IN_TEXT;
    if (text.charCodeAt(at) === COLON) {
      for (let code = 0; at < text.length && (code = text.charCodeAt(at)) !== SPACE; at += 1) {
        if (code >= A && code <= C) level = Math.min(level, code - A);
      }
    }
    at += 1;
    visit(isEscaped ? word.replaceAll("''", "'").replaceAll('\\\\', '\\') : word, level);
  }
}
