import type { KeywordDefinition } from 'ajv';
import { DECIMALS_RULE, TEXT_RULE } from '../../contract/schema';

/** True for a number with at most this many decimals: rounding to them does not change its bits. */
const hasDecimals = (most: number, value: number) => Number(value.toFixed(most)) === value;

/** Our schema keywords unknown to JSON Schema; every validator is made with these. */
export const SCHEMA_KEYWORDS: readonly (string | KeywordDefinition)[] = [
  // Describes how a text is normalised before validation.
  TEXT_RULE,
  {
    keyword: DECIMALS_RULE,
    type: 'number',
    schemaType: 'number',
    validate: hasDecimals,
    error: { message: ({ schema }) => `must have at most ${String(schema)} decimals` },
  },
];
