import { sql, type Kysely, type Transaction } from 'kysely';
import type { Attribute, CategoryAttributesResponse } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';

type AttributeRow = Omit<Attribute, keyof NepaliWords> & {
  [Name in keyof NepaliWords]: NonNullable<NepaliWords[Name]> | null;
};
type NepaliWords = Required<Pick<Attribute, 'name_ne' | 'unit_ne' | 'choices_ne'>>;

/** Omits Nepali texts that don't exist. */
const presentAttribute = ({ name_ne, unit_ne, choices_ne, ...row }: AttributeRow): Attribute => ({
  ...row,
  ...(name_ne && { name_ne }),
  ...(unit_ne && { unit_ne }),
  ...(choices_ne && Object.keys(choices_ne).length > 0 && { choices_ne }),
});

/** The row to write: missing texts are stored as empty, so that the ready set does not fill them in. */
export const attributeRow = ({
  name_ne = '',
  unit_ne = '',
  choices_ne = {},
  ...row
}: Attribute) => ({
  ...row,
  name_ne,
  unit_ne,
  choices_ne: JSON.stringify(choices_ne),
});

/** Reads the attributes of a category, in its order. */
export async function attributesOf(db: Kysely<Database>, categoryId: number): Promise<Attribute[]> {
  const rows = await db
    .selectFrom('category_attribute')
    .select(['key', 'name', 'kind', 'unit', 'choices', 'filterable'])
    .select(['name_ne', 'unit_ne', 'choices_ne'])
    .where('category_id', '=', categoryId)
    .orderBy('position')
    .orderBy('key')
    .execute();
  return rows.map(presentAttribute);
}

/** The same of every category, in the shop's order. */
export async function listAttributes(db: Kysely<Database>): Promise<CategoryAttributesResponse> {
  const { rows } = await sql<{ id: number; name: string; attributes: AttributeRow[] }>`
    select id, category.name, coalesce(json_agg(json_build_object('key', key,
        'name', attribute.name, 'kind', kind, 'unit', unit, 'choices', choices,
        'filterable', filterable, 'name_ne', attribute.name_ne, 'unit_ne', unit_ne,
        'choices_ne', choices_ne) order by attribute.position, key)
      filter (where key is not null), '[]') as attributes
    from category left join category_attribute as attribute on category_id = id
    group by id order by category.position, id
  `.execute(db);
  return {
    categories: rows.map(({ attributes, ...category }) => ({
      ...category,
      attributes: attributes.map(presentAttribute),
    })),
  };
}

/** Replaces all attributes, in this order. */
export async function writeAttributes(
  trx: Transaction<Database>,
  category_id: number,
  attributes: readonly Attribute[],
): Promise<void> {
  await trx.deleteFrom('category_attribute').where('category_id', '=', category_id).execute();
  if (attributes.length === 0) return;
  const rows = attributes.map((each, position) => ({
    ...attributeRow(each),
    category_id,
    position,
  }));
  await trx.insertInto('category_attribute').values(rows).execute();
}
