import { KIND } from '../search/search-units';

/** A search query, parsed from its text form (`search-units`). */
export type Expression =
  | { word: string; isBeginning: boolean }
  | { kind: number }
  | { all: readonly Expression[] }
  | { any: readonly Expression[] };

/** A quoted word, with `:*` after a prefix, or an operator. */
const TOKEN = /'((?:[^']|'')*)'(:\*)?|[()&|]/gu;

interface Token {
  sign: string;
  word?: string;
  isBeginning: boolean;
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map(([sign, word, beginning]) => ({
    sign,
    isBeginning: beginning !== undefined,
    ...(word !== undefined && { word: word.replaceAll("''", "'") }),
  }));
}

/** Parses an expression; "and" binds closer than "or". */
export function readExpression(text: string): Expression {
  const tokens = tokensOf(text);
  let next = 0;

  function one(): Expression {
    const token = tokens[next];
    next += 1;
    if (token?.word?.startsWith(KIND)) return { kind: Number(token.word.slice(KIND.length)) };
    if (token?.word !== undefined) return { word: token.word, isBeginning: token.isBeginning };
    if (token?.sign !== '(') throw new Error(`no search: ${text}`);
    const inner = anyOf();
    next += 1;
    return inner;
  }

  function parted(sign: string, part: () => Expression): Expression[] {
    const parts = [part()];
    while (tokens[next]?.sign === sign) {
      next += 1;
      parts.push(part());
    }
    return parts;
  }

  function allOf(): Expression {
    const [first, ...others] = parted('&', one);
    if (first === undefined || others.length === 0) return first ?? { any: [] };
    return { all: [first, ...others] };
  }

  function anyOf(): Expression {
    const [first, ...others] = parted('|', allOf);
    if (first === undefined || others.length === 0) return first ?? { any: [] };
    return { any: [first, ...others] };
  }

  return anyOf();
}
