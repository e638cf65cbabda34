import type { Kysely } from 'kysely';
import type { Attribute, CategoryAttributesRequest, User } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { conflict, invalid, notFound } from '@pasal/core/errors/domain-error';
import type { Wording } from '@pasal/core/errors/wording';
import { recordActivity } from '../activity/record-activity';
import { attributesOf, writeAttributes } from './attribute.repository';
import { lockNamed } from './category-write.repository';
import * as messages from './messages';
import { categoryLog } from './log';

const wrong = (index: number, field: keyof Attribute, message: Wording) =>
  invalid(message, { path: `attributes.${index}.${field}`, message });

type Nepali = Pick<Attribute, 'name_ne' | 'unit_ne' | 'choices_ne'>;

/** The Nepali texts of an attribute, without those of removed choices and empty ones. */
function tidyNepali(
  { name_ne, unit_ne, choices_ne = {} }: Nepali,
  choices: readonly string[],
  hasUnit: boolean,
): Nepali {
  const words = choices.flatMap((word) => {
    const nepali = choices_ne[word];
    return nepali ? [[word, nepali] as const] : [];
  });
  return {
    ...(name_ne && { name_ne }),
    ...(unit_ne && hasUnit && { unit_ne }),
    ...(words.length > 0 && { choices_ne: Object.fromEntries(words) }),
  };
}

/** Normalises an attribute: only a choice has options, only a number has a unit, and a text cannot be a filter. */
const tidy = ({ key, name, kind, unit, choices, filterable, ...nepali }: Attribute): Attribute => ({
  key,
  name,
  kind,
  unit: kind === 'number' ? unit : null,
  choices: kind === 'choice' ? choices : [],
  filterable: filterable && kind !== 'text',
  ...tidyNepali(nepali, kind === 'choice' ? choices : [], kind === 'number'),
});

/** @throws DomainError 400 for a duplicate key or name, and for a choice with missing or duplicate options */
function check(attributes: readonly Attribute[]): void {
  for (const [index, { key, name, kind, choices }] of attributes.entries()) {
    const others = attributes.slice(0, index);
    if (others.some((other) => other.key === key))
      throw wrong(index, 'key', messages.attributeTwice);
    if (others.some((other) => other.name.toLowerCase() === name.toLowerCase())) {
      throw wrong(index, 'name', messages.attributeTwice);
    }
    if (kind === 'choice' && choices.length === 0)
      throw wrong(index, 'choices', messages.noChoices);
    if (new Set(choices).size < choices.length) throw wrong(index, 'choices', messages.choiceTwice);
  }
}

/** An attribute in the format of the log. */
const wordsOf = ({
  kind,
  unit,
  choices,
  filterable,
  name_ne,
  unit_ne,
  choices_ne = {},
}: Attribute) =>
  [
    kind,
    ...(unit === null ? [] : [unit]),
    ...choices,
    ...(filterable ? ['filter'] : []),
    ...(name_ne ? [name_ne] : []),
    ...(unit_ne ? [unit_ne] : []),
    ...Object.values(choices_ne),
  ].join(', ');

/** True if both lists have the same attributes in the same order; `tidy` gives their fields a fixed order. */
const areSame = (some: readonly Attribute[], others: readonly Attribute[]) =>
  JSON.stringify(some.map(tidy)) === JSON.stringify(others.map(tidy));

/** Attributes as fields of the log. */
export const fieldsOf = (attributes: readonly Attribute[]) => ({
  attributes: Object.fromEntries(attributes.map((each) => [each.name, wordsOf(each)])),
});

/**
 * Changes the attributes of a category. Products keep their values under a removed key: they show again once an attribute has that key
 * again, with the same type.
 * @throws DomainError 404, 400 for invalid attributes, 409 when `seen` are no longer the category's attributes
 */
export async function changeAttributes(
  db: Kysely<Database>,
  actor: User,
  id: number,
  { attributes, seen }: CategoryAttributesRequest,
): Promise<void> {
  check(attributes);
  await db.transaction().execute(async (trx) => {
    const category = await lockNamed(trx, 'category', id);
    if (category === undefined) throw notFound(messages.noSuchCategory);
    const before = await attributesOf(trx, id);
    if (!areSame(before, seen)) throw conflict(messages.changedMeanwhile);
    await writeAttributes(trx, id, attributes.map(tidy));
    await recordActivity(trx, actor, {
      log: categoryLog,
      action: 'change',
      id,
      name: category.name,
      before: fieldsOf(before),
      after: fieldsOf(attributes.map(tidy)),
    });
  });
}
