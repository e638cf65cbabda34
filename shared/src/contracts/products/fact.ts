import { Type, type Static } from '@sinclair/typebox';
import { ATTRIBUTE_KINDS, ATTRIBUTE_LENGTHS, MAX_ATTRIBUTES, MAX_CHOICES } from './product-limits';
import { Label } from '../nepali';
import { Nullable, OneOf } from '@pasal/core/contract/schema';

const words = (most: number) => Type.String({ minLength: 1, maxLength: most });

/** A number, a text or one of the words of a choice, yes or no. */
export const FactValue = Type.Union([
  Type.Number({ minimum: -1_000_000_000, maximum: 1_000_000_000 }),
  words(ATTRIBUTE_LENGTHS.value),
  Type.Boolean(),
]);
export type FactValue = Static<typeof FactValue>;

export type AttributeKind = (typeof ATTRIBUTE_KINDS)[number];

/** An attribute that a category asks of its products (D65). */
export const Attribute = Type.Object({
  /** The name addresses and files know it by; it stays when the words change. */
  key: Type.String({ pattern: '^[a-z][a-z0-9_]*$', maxLength: ATTRIBUTE_LENGTHS.key }),
  name: words(ATTRIBUTE_LENGTHS.name),
  kind: OneOf(ATTRIBUTE_KINDS),
  /** The unit after a number: `MP`, `GB`, `W`. */
  unit: Nullable(words(ATTRIBUTE_LENGTHS.unit)),
  /** The words of a choice, in their order. */
  choices: Type.Array(words(ATTRIBUTE_LENGTHS.value), { maxItems: MAX_CHOICES }),
  /** True when visitors can filter lists by it; never for a text. */
  filterable: Type.Boolean(),
  /** Name, unit and words in Nepali, where they have any (D160). */
  name_ne: Type.Optional(Type.String({ maxLength: ATTRIBUTE_LENGTHS.name })),
  unit_ne: Type.Optional(Type.String({ maxLength: ATTRIBUTE_LENGTHS.unit })),
  /** By the English word. */
  choices_ne: Type.Optional(
    Type.Record(words(ATTRIBUTE_LENGTHS.value), words(ATTRIBUTE_LENGTHS.value), {
      maxProperties: MAX_CHOICES,
    }),
  ),
});
export type Attribute = Static<typeof Attribute>;

const Attributes = Type.Array(Attribute, { maxItems: MAX_ATTRIBUTES });

/** GET /category/attributes: of every category, in the shop's order. */
export const CategoryAttributesResponse = Type.Object({
  categories: Type.Array(
    Type.Object({ id: Type.Integer(), name: Type.String(), attributes: Type.Array(Attribute) }),
  ),
});
export type CategoryAttributesResponse = Static<typeof CategoryAttributesResponse>;

/** PUT /category/{id}/attributes: all that are wanted in their order, and those that were there before. */
export const CategoryAttributesRequest = Type.Object({ attributes: Attributes, seen: Attributes });
export type CategoryAttributesRequest = Static<typeof CategoryAttributesRequest>;

/** A fact of a product, with the words of its category in the language that is asked for. */
export const Fact = Type.Object({
  key: Type.String(),
  name: Type.String(),
  kind: OneOf(ATTRIBUTE_KINDS),
  unit: Nullable(Type.String()),
  value: FactValue,
  /** Of a word. */
  label: Label,
});
export type Fact = Static<typeof Fact>;

/** A filter of a list: each value as an address has it, and how many products of the list have it. */
export const FactFacet = Type.Object({
  ...Type.Omit(Fact, ['value', 'label']).properties,
  values: Type.Array(Type.Object({ value: Type.String(), label: Label, total: Type.Integer() })),
});
export type FactFacet = Static<typeof FactFacet>;

/** The facts that a form sends, by key; null removes one, and a missing one stays. */
export const FactsWrite = Type.Record(
  Type.String({ pattern: '^[a-z][a-z0-9_]*$' }),
  Nullable(FactValue),
);
export type FactsWrite = Static<typeof FactsWrite>;

/** The facts in words as they stand in Nepali, by key; null takes one away, and a missing one stays (D174). */
export const NepaliFactsWrite = Type.Record(
  Type.String({ pattern: '^[a-z][a-z0-9_]*$' }),
  Nullable(words(ATTRIBUTE_LENGTHS.value)),
);
export type NepaliFactsWrite = Static<typeof NepaliFactsWrite>;
