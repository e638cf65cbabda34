import type { Kysely } from 'kysely';
import type { Attribute, FactsWrite, FactValue, ProductEdit } from '@pasal/shared/contracts';
import { plainSigns, readSum } from '@pasal/shared/domain';
import type { Database } from '../../../db/schema';
import { listAttributes } from '../../categories/attribute.repository';
import type { ImportRow } from './product-import-rows';

/** The attributes of each category, by the category's lower-case name. */
export type CategoryFacts = ReadonlyMap<string, readonly Attribute[]>;

/** Reads the attributes, if a row has cells for single facts. */
export async function readCategoryFacts(
  db: Kysely<Database>,
  rows: readonly Pick<ImportRow, 'facts'>[],
): Promise<CategoryFacts> {
  const areTold = rows.some(({ facts }) => [...facts.values()].some((text) => text !== ''));
  if (!areTold) return new Map();
  const { categories } = await listAttributes(db);
  return new Map(categories.map(({ name, attributes }) => [name.toLowerCase(), attributes]));
}

const YES_OR_NO: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['true', true],
  ['1', true],
  ['no', false],
  ['false', false],
  ['0', false],
]);

/** Parses a number with any decimals, and with commas as group separators. */
function numberOf(text: string): FactValue {
  const number = Number(plainSigns(text));
  if (Number.isFinite(number)) return number;
  const sum = readSum(text);
  return typeof sum === 'string' || sum.side !== undefined ? text : sum.rupees;
}

/** The value by the attribute's type; an unparsable text stays text, which is then refused with the type's rule. */
function valueOf(text: string, attribute: Attribute | undefined): FactValue {
  if (attribute?.kind === 'number') return numberOf(text);
  if (attribute?.kind === 'yes_no') return YES_OR_NO.get(text.toLowerCase()) ?? text;
  const isSame = (choice: string) => choice.toLowerCase() === text.toLowerCase();
  return attribute?.choices.find(isSame) ?? text;
}

/** The facts in a row's own columns; an empty cell leaves the fact unchanged. */
function factsOfRow(
  { facts }: Pick<ImportRow, 'facts'>,
  category: string,
  known: CategoryFacts,
): FactsWrite | undefined {
  const attributes = new Map(
    (known.get(category.toLowerCase()) ?? []).map((each) => [each.key, each]),
  );
  const told = [...facts].filter(([, text]) => text !== '');
  if (told.length === 0) return undefined;
  return Object.fromEntries(told.map(([key, text]) => [key, valueOf(text, attributes.get(key))]));
}

/** An edit, or a new product, with the facts from the row's own columns, in both languages. */
export function withFactsOfRow<Edit extends Pick<ProductEdit, 'facts' | 'facts_ne'>>(
  edit: Edit,
  row: Pick<ImportRow, 'facts' | 'nepaliFacts'>,
  category: string,
  known: CategoryFacts,
): Edit {
  const facts = factsOfRow(row, category, known);
  const nepali = [...row.nepaliFacts].filter(([, text]) => text !== '');
  return {
    ...edit,
    ...(facts && { facts: { ...edit.facts, ...facts } }),
    ...(nepali.length > 0 && { facts_ne: { ...edit.facts_ne, ...Object.fromEntries(nepali) } }),
  };
}
