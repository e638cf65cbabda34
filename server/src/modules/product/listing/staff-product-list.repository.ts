import type { Kysely } from 'kysely';
import {
  DASHBOARD_PAGE_SIZE,
  PRODUCT_STATUSES,
  type StaffProductQuery,
  type StaffProductSort,
} from '@pasal/shared/contracts';
import type { Database } from '../../../db/schema';
import { boundsOf, runStatement, Values, type Statement } from '@pasal/core/db/statement';
import {
  LISTED_COLUMNS,
  NAME_COLUMNS,
  NAME_TABLES,
  STAFF_COLUMNS,
  type StaffProductRow,
} from '../product.columns';
import { isBlank, searchHits } from '../search/product-search';
import { NOTHING, understand, type Understood } from '../search/understand-search';

/** The filters of the list as conditions on `product`. */
export function conditions(
  { status, section, slug, brand, stock }: StaffProductQuery,
  values: Values,
): string[] {
  return [
    // As the overview counts it.
    ...(stock === undefined ? [] : [`product.low_stock and product.status = 'approve'`]),
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

/** Products are counted by status. */
const TALLIES = PRODUCT_STATUSES.map((status) => `'products ${status}'`).join(', ');

/** What each sort key goes by. */
const SORTED_BY: Record<string, string> = {
  id: 'product.id',
  title: 'lower(product.title)',
  category: '(select name_key from category where id = product.category_id)',
  brand: '(select name_key from brand where id = product.brand_id)',
  price: 'product.price_paisa',
  stock: 'product.in_stock',
  status: 'product.status',
};

/** What is equal goes by id. */
function orderOf(sort: StaffProductSort): string {
  const [name = '', direction] = sort.split('_');
  return `${SORTED_BY[name]} ${direction}, product.id`;
}

/** All products, or all of one status, are counted already. */
function totalOf(
  { status, section, slug, brand, stock }: StaffProductQuery,
  within: string,
  values: Values,
) {
  if (section ?? slug ?? brand ?? stock) return `(select count(*) from product where ${within})`;
  return status === undefined
    ? `(select coalesce(sum(total), 0) from tally where kind in (${TALLIES}))`
    : `(select coalesce(sum(total), 0) from tally where kind = ${values.add(`products ${status}`)})`;
}

/** One page of every product, by its sort key, else best matches first, then newest; and the total, in one statement. */
export function staffListing(
  query: StaffProductQuery,
  understood: Understood = NOTHING,
): Statement {
  const { page = 1, limit = DASHBOARD_PAGE_SIZE, search = '', sort } = query;
  const values = new Values();
  const within = ['true', ...conditions(query, values)].join(' and ');
  const bounds = () => boundsOf(page, limit, values);
  const columns = 'product.id, product.created_at';
  const found = isBlank(search)
    ? {
        hits: '',
        page: `select product.id from product where ${within}
          order by ${sort ? orderOf(sort) : 'created_at desc, id desc'} ${bounds()}`,
        total: totalOf(query, within, values),
      }
    : {
        hits: `${searchHits({ name: 'hits', typed: search, understood, columns, within, values })},`,
        page: `select product.id from hits join product on product.id = hits.id
          order by ${sort ? orderOf(sort) : 'aside, tier, hits.created_at desc, hits.id desc'} ${bounds()}`,
        total: '(select count(*) from hits)',
      };
  const text = `
    with ${found.hits}
    page as (select id, row_number() over () as place from (${found.page}) as page),
    shown as (
      select ${LISTED_COLUMNS}, ${NAME_COLUMNS}, ${STAFF_COLUMNS}, page.place
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
  const understood = isBlank(search) ? NOTHING : await understand(db, search);
  const rows = await runStatement<ListedStaffRow>(db, staffListing(query, understood));
  return {
    products: rows.filter((row): row is { total: number } & StaffProductRow => row.id !== null),
    total: rows[0]?.total ?? 0,
  };
}
