import type { KeywordDefinition } from 'ajv';
import { DECIMALS_RULE, TEXT_RULE } from '../../contract/schema';

/** True for a number that is written with so many decimals: the nearest one that is has the same bits. */
const hasDecimals = (most: number, value: number) => Number(value.toFixed(most)) === value;

/** The keywords of our schemas that JSON Schema does not know; each checker of them is made with these. */
export const SCHEMA_KEYWORDS: readonly (string | KeywordDefinition)[] = [
  // Says how a text was taken in, before the rules were asked.
  TEXT_RULE,
  {
    keyword: DECIMALS_RULE,
    type: 'number',
    schemaType: 'number',
    validate: hasDecimals,
    error: { message: ({ schema }) => `must have at most ${String(schema)} decimals` },
  },
];
