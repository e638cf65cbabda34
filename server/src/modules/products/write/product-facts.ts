import type { Kysely } from 'kysely';
import { Value } from '@sinclair/typebox/value';
import {
  ATTRIBUTE_LENGTHS,
  FactValue,
  type Attribute,
  type FactsWrite,
  type NepaliFactsWrite,
} from '@pasal/shared/contracts';
import type { Database } from '../../../db/schema';
import { invalid } from '@pasal/core/errors/domain-error';
import type { Wording } from '@pasal/core/errors/wording';
import { attributesOf } from '../../categories/attribute.repository';
import * as messages from '../../product-record/messages';

type Facts = Record<string, FactValue>;
type Nepali = Record<string, string>;
type Kind = Attribute['kind'];

const FITS: Record<Kind, (value: FactValue, attribute: Attribute) => boolean> = {
  number: (value) => typeof value === 'number',
  yes_no: (value) => typeof value === 'boolean',
  text: (value) => typeof value === 'string',
  choice: (value, { choices }) => choices.some((choice) => choice === value),
};

/** True for a value of the right type within its limits; cells of files have not been checked before. */
const fits = (value: FactValue, attribute: Attribute) =>
  FITS[attribute.kind](value, attribute) && Value.Check(FactValue, value);

/** The rule for a value of each type, as text. */
function ruleOf({ kind, name, choices }: Attribute): Wording {
  if (kind === 'number') return messages.factIsNumber(name);
  if (kind === 'yes_no') return messages.factIsYesOrNo(name);
  return kind === 'text' ? messages.factIsText(name) : messages.factIsChoice(name, choices);
}

const wrong = (path: string, message: Wording) => invalid(message, { path, message });

type Attributes = ReadonlyMap<string, Attribute>;

/** Merges a form's facts into those of the product; facts of other categories are preserved, hidden. */
function toldOver(before: Facts, told: FactsWrite, attributes: Attributes): Facts {
  const after = new Map(Object.entries(before));
  for (const [key, value] of Object.entries(told)) {
    const attribute = attributes.get(key);
    if (value === null) after.delete(key);
    else if (attribute === undefined) throw wrong(`facts.${key}`, messages.noSuchFact(key));
    else if (!fits(value, attribute)) throw wrong(`facts.${key}`, ruleOf(attribute));
    else after.set(key, value);
  }
  return Object.fromEntries(after);
}

/** The same for the Nepali facts; one is removed with its fact. */
function nepaliOver(
  before: Nepali,
  told: NepaliFactsWrite,
  { attributes, facts }: { attributes: Attributes; facts: Facts },
): Nepali {
  for (const [key, text] of Object.entries(told)) {
    const attribute = attributes.get(key);
    if (text === null) continue;
    if (attribute === undefined) throw wrong(`facts_ne.${key}`, messages.noSuchFact(key));
    if (attribute.kind !== 'text')
      throw wrong(`facts_ne.${key}`, messages.factHasNoNepali(attribute.name));
    if (text.length > ATTRIBUTE_LENGTHS.value)
      throw wrong(`facts_ne.${key}`, messages.factIsText(attribute.name));
  }
  const after = Object.entries({ ...before, ...told });
  return Object.fromEntries(
    after.filter((each): each is [string, string] => each[1] !== null && each[0] in facts),
  );
}

/** The column's new value, undefined if unchanged. */
function changedTo(before: Facts, after: Facts): string | undefined {
  const isSame =
    Object.keys(after).length === Object.keys(before).length &&
    Object.entries(before).every(([key, value]) => after[key] === value);
  return isSame ? undefined : JSON.stringify(after);
}

/** The facts in a form. */
interface Told {
  facts?: FactsWrite | undefined;
  facts_ne?: NepaliFactsWrite | undefined;
}

/** The stored facts of a product. */
interface StoredFacts {
  facts: Facts;
  facts_ne: Nepali;
}

/**
 * Merges a form's facts and their Nepali texts into those of the product.
 * @returns the columns that change
 * @throws DomainError 400 for a fact that is no attribute of the category, or has the wrong type
 */
export async function factsAfter(
  db: Kysely<Database>,
  categoryId: number,
  { facts: told = {}, facts_ne: nepali = {} }: Told,
  before: StoredFacts = { facts: {}, facts_ne: {} },
): Promise<{ facts?: string; facts_ne?: string }> {
  if (Object.keys({ ...told, ...nepali }).length === 0) return {};
  const attributes = new Map((await attributesOf(db, categoryId)).map((each) => [each.key, each]));
  const after = toldOver(before.facts, told, attributes);
  const facts = changedTo(before.facts, after);
  const said = nepaliOver(before.facts_ne, nepali, { attributes, facts: after });
  const facts_ne = changedTo(before.facts_ne, said);
  return { ...(facts !== undefined && { facts }), ...(facts_ne !== undefined && { facts_ne }) };
}
