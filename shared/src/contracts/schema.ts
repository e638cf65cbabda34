import { Type, type Static, type TSchema } from '@sinclair/typebox';

/** A string that is one of `values`, as JSON Schema `enum` so that OpenAPI readers see the list. */
export function OneOf<const Values extends readonly string[]>(values: Values) {
  return Type.Unsafe<Values[number]>({ type: 'string', enum: [...values] });
}

export function Nullable<Schema extends TSchema>(schema: Schema) {
  return Type.Unsafe<Static<Schema> | null>({ anyOf: [schema, { type: 'null' }] });
}

/** Rupees with at most two decimals (decision 10). */
export const Rupees = Type.Number({ minimum: 0, description: 'rupees, at most two decimals' });

export const Timestamp = Type.String({ format: 'date-time' });

export const IdParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) });

export const MessageAnswer = Type.Object({ message: Type.String() });
export type MessageAnswer = Static<typeof MessageAnswer>;
