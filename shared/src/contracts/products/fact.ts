import { Type, type Static } from '@sinclair/typebox';
import { ATTRIBUTE_KINDS, ATTRIBUTE_LENGTHS, MAX_ATTRIBUTES, MAX_CHOICES } from './product-limits';
import { Label } from '../nepali';
import { Nullable, OneOf } from '@pasal/core/contract/schema';

const words = (most: number) => Type.String({ minLength: 1, maxLength: most });

/** A number, text, choice option, or yes or no. */
export const FactValue = Type.Union([
  Type.Number({ minimum: -1_000_000_000, maximum: 1_000_000_000 }),
  words(ATTRIBUTE_LENGTHS.value),
  Type.Boolean(),
]);
export type FactValue = Static<typeof FactValue>;

export type AttributeKind = (typeof ATTRIBUTE_KINDS)[number];

/** An attribute that a category defines for its products (D65). */
export const Attribute = Type.Object({
  /** Its identifier in addresses and files; it is stable when the labels change. */
  key: Type.String({ pattern: '^[a-z][a-z0-9_]*$', maxLength: ATTRIBUTE_LENGTHS.key }),
  name: words(ATTRIBUTE_LENGTHS.name),
  kind: OneOf(ATTRIBUTE_KINDS),
  /** The unit of a number: `MP`, `GB`, `W`. */
  unit: Nullable(words(ATTRIBUTE_LENGTHS.unit)),
  /** The options of a choice, in order. */
  choices: Type.Array(words(ATTRIBUTE_LENGTHS.value), { maxItems: MAX_CHOICES }),
  /** True if visitors can filter by it; never for a text. */
  filterable: Type.Boolean(),
  /** Nepali name, unit and options, if any (D160). */
  name_ne: Type.Optional(Type.String({ maxLength: ATTRIBUTE_LENGTHS.name })),
  unit_ne: Type.Optional(Type.String({ maxLength: ATTRIBUTE_LENGTHS.unit })),
  /** By the English option. */
  choices_ne: Type.Optional(
    Type.Record(words(ATTRIBUTE_LENGTHS.value), words(ATTRIBUTE_LENGTHS.value), {
      maxProperties: MAX_CHOICES,
    }),
  ),
});
export type Attribute = Static<typeof Attribute>;

const Attributes = Type.Array(Attribute, { maxItems: MAX_ATTRIBUTES });

/** GET /category/attributes: for every category, in the shop's order. */
export const CategoryAttributesResponse = Type.Object({
  categories: Type.Array(
    Type.Object({ id: Type.Integer(), name: Type.String(), attributes: Type.Array(Attribute) }),
  ),
});
export type CategoryAttributesResponse = Static<typeof CategoryAttributesResponse>;

/** PUT /category/{id}/attributes: all attributes in order, and the previous ones as seen. */
export const CategoryAttributesRequest = Type.Object({ attributes: Attributes, seen: Attributes });
export type CategoryAttributesRequest = Static<typeof CategoryAttributesRequest>;

/** A product's fact, with its labels in the requested language. */
export const Fact = Type.Object({
  key: Type.String(),
  name: Type.String(),
  kind: OneOf(ATTRIBUTE_KINDS),
  unit: Nullable(Type.String()),
  value: FactValue,
  /** For a choice. */
  label: Label,
});
export type Fact = Static<typeof Fact>;

/** A list's filter: each value in its address form, with the number of matching products. */
export const FactFacet = Type.Object({
  ...Type.Omit(Fact, ['value', 'label']).properties,
  values: Type.Array(Type.Object({ value: Type.String(), label: Label, total: Type.Integer() })),
});
export type FactFacet = Static<typeof FactFacet>;

/** Facts in a form, by key; null removes one, a missing one is unchanged. */
export const FactsWrite = Type.Record(
  Type.String({ pattern: '^[a-z][a-z0-9_]*$' }),
  Nullable(FactValue),
);
export type FactsWrite = Static<typeof FactsWrite>;

/** The Nepali text facts, by key; null removes one, a missing one is unchanged (D174). */
export const NepaliFactsWrite = Type.Record(
  Type.String({ pattern: '^[a-z][a-z0-9_]*$' }),
  Nullable(words(ATTRIBUTE_LENGTHS.value)),
);
export type NepaliFactsWrite = Static<typeof NepaliFactsWrite>;
