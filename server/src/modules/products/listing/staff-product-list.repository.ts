import type { Kysely } from 'kysely';
import {
  DASHBOARD_PAGE_SIZE,
  ENGLISH_WORD,
  type StaffProductQuery,
  type StaffProductSort,
} from '@pasal/shared/contracts';
import type { Database } from '../../../db/schema';
import { readReport } from '@pasal/core/db/replicas/reads';
import { boundsOf, runStatement, Values, type Statement } from '@pasal/core/db/statement';
import {
  LISTED_COLUMNS,
  NAME_COLUMNS,
  NAME_TABLES,
  STAFF_COLUMNS,
  type StaffProductRow,
} from '../../product-record/product.columns';
import { IN_NEPALI } from '../../product-record/product-fields';
import { currentCatalogue } from '../../catalogue/current-catalogue';
import { isBlank, SEARCH_LIMIT } from '../../catalogue/search/product-search';
import { understand } from '../../catalogue/search/understand-search';

/** One of its texts is in English only, or a variant's name or a textual fact; sizes are the same in both languages (D175). */
const LACKS_NEPALI = `(${IN_NEPALI.map(
  ([english, nepali]) =>
    `coalesce(product.${english}, '') <> '' and coalesce(product.${nepali}, '') = ''`,
).join(' or ')}
  or product.variants <> '[]' and exists (
    select from jsonb_array_elements(product.variants) as variant
    where variant ->> 'name' ~ '${ENGLISH_WORD}' and coalesce(variant ->> 'name_ne', '') = '')
  or product.facts <> '{}' and exists (
    select from category_attribute as asked
    where asked.category_id = product.category_id and asked.kind = 'text'
      and product.facts ->> asked.key ~ '${ENGLISH_WORD}'
      and product.facts_ne ->> asked.key is null))`;

/** The list's filters as conditions on `product`. */
export function conditions(
  { status, section, slug, brand, stock, nepali }: StaffProductQuery,
  values: Values,
): string[] {
  return [
    // Counted as in the overview.
    ...(stock === undefined ? [] : [`product.is_low and product.status = 'approve'`]),
    ...(nepali === undefined ? [] : [LACKS_NEPALI]),
    ...(status === undefined ? [] : [`product.status = ${values.add(status)}`]),
    ...(section === undefined ? [] : [`product.section = ${values.add(section)}`]),
    ...(slug === undefined ? [] : [`product.slug = ${values.add(slug)}`]),
    ...(brand === undefined
      ? []
      : [
          `product.brand_id = (select id from brand where name_key = lower(${values.add(brand)}::text))`,
        ]),
  ];
}

/** The ids of everything a search finds, best match first. */
export async function idsFound(db: Kysely<Database>, search: string): Promise<number[]> {
  const catalogue = await currentCatalogue(db);
  return catalogue.found(search, await understand(catalogue, search));
}

/** The found products that also meet the conditions, in search order, as `hits`. */
export const hitsOf = (found: readonly number[], within: string, values: Values) => `
  hits as materialized (
    select product.id, place
    from unnest(${values.add(found)}::integer[]) with ordinality as hit (id, place)
      join product on product.id = hit.id
    where ${within} order by place limit ${SEARCH_LIMIT}
  )`;

/** The expression of each sort key. */
const SORTED_BY: Record<string, string> = {
  id: 'product.id',
  title: 'lower(product.title)',
  category: '(select name_key from category where id = product.category_id)',
  brand: '(select name_key from brand where id = product.brand_id)',
  price: 'product.price_paisa',
  stock: 'product.in_stock',
  status: 'product.status',
};

/** Ties are broken by id. */
function orderOf(sort: StaffProductSort): string {
  const [name = '', direction] = sort.split('_');
  return `${SORTED_BY[name]} ${direction}, product.id`;
}

/**
 * One page of all products, by its sort key, else best matches first, then newest; with the total, in one statement.
 * @param ids the search result, if any
 */
export function staffListing(query: StaffProductQuery, ids?: readonly number[]): Statement {
  const { page = 1, limit = DASHBOARD_PAGE_SIZE, sort } = query;
  const values = new Values();
  const within = ['true', ...conditions(query, values)].join(' and ');
  const bounds = () => boundsOf(page, limit, values);
  const found =
    ids === undefined
      ? {
          hits: '',
          page: `select product.id from product where ${within}
          order by ${sort ? orderOf(sort) : 'created_at desc, id desc'} ${bounds()}`,
          total: `(select count(*) from product where ${within})`,
        }
      : {
          hits: `${hitsOf(ids, within, values)},`,
          page: `select product.id from hits join product on product.id = hits.id
          order by ${sort ? orderOf(sort) : 'hits.place'} ${bounds()}`,
          total: '(select count(*) from hits)',
        };
  const text = `
    with ${found.hits}
    page as (select id, row_number() over () as place from (${found.page}) as page),
    shown as (
      select ${LISTED_COLUMNS}, ${NAME_COLUMNS}, ${STAFF_COLUMNS}, ${LACKS_NEPALI} as lacks_nepali, page.place
      from page join product on product.id = page.id ${NAME_TABLES}
    )
    select shown.*, ${found.total}::integer as total
    from (select 1) as one left join shown on true
    order by place`;
  return { text, values: values.list };
}

export type ListedStaffRow = { total: number } & (StaffProductRow | { id: null });

export async function listStaffProducts(db: Kysely<Database>, query: StaffProductQuery) {
  const { search = '' } = query;
  const ids = isBlank(search) ? undefined : await idsFound(db, search);
  const listing = staffListing(query, ids);
  const rows = await readReport(db, (from) => runStatement<ListedStaffRow>(from, listing));
  return {
    products: rows.filter((row): row is { total: number } & StaffProductRow => row.id !== null),
    total: rows[0]?.total ?? 0,
  };
}
