import type { Statement } from '@pasal/core/db/statement';
import { PART_SIZE, type Parted } from './catalogue';

const isOnSale = (brand: string) => `exists (
      select from tally where kind = 'brands of all' and key = ${brand}.id and total > 0)`;

/** Approved products by slug, brands of approved products by name. */
const SOURCES: Record<Parted, { listed: string; name: string; changed: string }> = {
  products: {
    listed: `product as listed where status = 'approve'`,
    name: 'slug',
    changed: 'updated_at',
  },
  brands: {
    listed: `brand as listed where ${isOnSale('listed')}`,
    name: 'name',
    changed: 'null::timestamptz',
  },
};

/** The numbers of the parts that hold anything, from 1: one look for the first of each. */
export function partsStatement(of: Parted): Statement {
  const { listed } = SOURCES[of];
  const text = `
    with recursive first as (
      (select listed.id from ${listed} order by listed.id limit 1)
      union all
      select (select listed.id from ${listed}
        and listed.id > (first.id - 1) / ${PART_SIZE} * ${PART_SIZE} + ${PART_SIZE}
        order by listed.id limit 1)
      from first where first.id is not null
    )
    select (id - 1) / ${PART_SIZE} + 1 as part from first where id is not null`;
  return { text, values: [] };
}

/** Reads the rows that one part lists. */
export function partStatement(of: Parted, part: number): Statement {
  const { listed, name, changed } = SOURCES[of];
  const text = `
    select ${name} as name, ${changed} as changed from ${listed}
      and listed.id > $1::bigint and listed.id <= $1::bigint + ${PART_SIZE} order by listed.id`;
  return { text, values: [(part - 1) * PART_SIZE] };
}

const namesOf = (table: 'category' | 'subcategory') => `
    from ${table}
    where exists (select from tally
        where kind = 'brands of ${table} ' || ${table}.id and total > 0)
      and not exists (select from brand
        where brand.name_key = ${table}.name_key and ${isOnSale('brand')})`;

/**
 * Categories and subcategories with a product on sale. One that is called as a brand or a section is
 * left out: its address shows that (D1).
 */
export const CATEGORIES: Statement = {
  text: `
    select name, null::timestamptz as changed from (
      select name, position, id, 1 as level ${namesOf('category')}
      union all
      select name, position, id, 2 as level ${namesOf('subcategory')}
    ) as named order by level, position, id`,
  values: [],
};
