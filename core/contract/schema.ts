import {
  Type,
  type NumberOptions,
  type Static,
  type StringOptions,
  type TSchema,
} from '@sinclair/typebox';

/** A string that is one of `values`, as JSON Schema `enum` so that OpenAPI readers see the list. */
export function OneOf<const Values extends readonly string[]>(values: Values) {
  return Type.Unsafe<Values[number]>({ type: 'string', enum: [...values] });
}

/**
 * How the server normalises a text before validation: `line` (the default) removes line breaks, control and invisible
 * characters and surrounding spaces, `lines` keeps line breaks, `verbatim` changes nothing.
 */
export type TextRule = 'line' | 'lines' | 'verbatim';
/** The schema keyword for it. */
export const TEXT_RULE = 'x-text';

/** A text of several lines. */
export const Lines = (options: StringOptions) => Type.String({ ...options, [TEXT_RULE]: 'lines' });
/** A text of which every character counts, such as a password. */
export const Verbatim = (options: StringOptions) =>
  Type.String({ ...options, [TEXT_RULE]: 'verbatim' });

export function Nullable<Schema extends TSchema>(schema: Schema) {
  return Type.Unsafe<Static<Schema> | null>({ anyOf: [schema, { type: 'null' }] });
}

/** The schema keyword for the maximum number of decimals. */
export const DECIMALS_RULE = 'x-decimals';

/** Rupees within these bounds, with at most two decimals (D10, A8): the type of all money amounts in and out. */
export const RupeesOf = (options: NumberOptions = {}) =>
  Type.Number({ description: 'rupees, at most two decimals', ...options, [DECIMALS_RULE]: 2 });
export const Rupees = RupeesOf({ minimum: 0 });

export const Timestamp = Type.String({ format: 'date-time' });

export const IdParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) });

export const MessageResponse = Type.Object({ message: Type.String() });
export type MessageResponse = Static<typeof MessageResponse>;
