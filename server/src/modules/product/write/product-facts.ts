import type { Kysely } from 'kysely';
import type { Attribute, FactsWrite, FactValue } from '@pasal/shared/contracts';
import type { Database } from '../../../db/schema';
import { invalid } from '@pasal/core/errors/domain-error';
import type { Wording } from '@pasal/core/errors/wording';
import { attributesOf } from '../../category/attribute.repository';
import * as messages from '../messages';

type Facts = Record<string, FactValue>;
type Kind = Attribute['kind'];

const FITS: Record<Kind, (value: FactValue, attribute: Attribute) => boolean> = {
  number: (value) => typeof value === 'number',
  yes_no: (value) => typeof value === 'boolean',
  text: (value) => typeof value === 'string',
  choice: (value, { choices }) => choices.some((choice) => choice === value),
};

/** The rule for a value of each kind, in words. */
function ruleOf({ kind, name, choices }: Attribute): Wording {
  if (kind === 'number') return messages.factIsNumber(name);
  if (kind === 'yes_no') return messages.factIsYesOrNo(name);
  return kind === 'text' ? messages.factIsText(name) : messages.factIsChoice(name, choices);
}

const wrong = (key: string, message: Wording) =>
  invalid(message, { path: `facts.${key}`, message });

/**
 * Writes a form's facts over those of the product; facts that other categories ask for stay, unseen.
 * @returns the column's value, undefined where it stays as it is
 * @throws DomainError 400 for what the category does not ask for, or a value of another kind
 */
export async function factsAfter(
  db: Kysely<Database>,
  categoryId: number,
  told: FactsWrite | undefined,
  before: Facts = {},
): Promise<string | undefined> {
  if (told === undefined) return undefined;
  const attributes = new Map((await attributesOf(db, categoryId)).map((each) => [each.key, each]));
  const after = new Map(Object.entries(before));
  for (const [key, value] of Object.entries(told)) {
    const attribute = attributes.get(key);
    if (value === null) after.delete(key);
    else if (attribute === undefined) throw wrong(key, messages.noSuchFact(key));
    else if (!FITS[attribute.kind](value, attribute)) throw wrong(key, ruleOf(attribute));
    else after.set(key, value);
  }
  const isSame =
    after.size === Object.keys(before).length &&
    Object.entries(before).every(([key, value]) => after.get(key) === value);
  return isSame ? undefined : JSON.stringify(Object.fromEntries(after));
}
