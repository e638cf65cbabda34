import type { Kysely } from 'kysely';
import { runStatement } from '@pasal/core/db/statement';
import type { Database } from '../../../db/schema';
import type { IndexedProduct } from './columns';
import type { NameRows } from './names';

/** Products read at once: everybody else has their turn in between. */
export const BATCH = 500;

const COLUMNS = `product.id, product.slug, lower(product.title) as title, product.brand_id, product.category_id,
  product.subcategory_id, product.section, product.price_paisa, product.discount_percentage,
  product.is_popular, product.available, product.status = 'approve' as is_public,
  (extract(epoch from product.created_at) * 1000000)::bigint as created,
  (extract(epoch from product.updated_at) * 1000)::float8 as updated,
  product.facts, product.search::text as words`;

const AFTER = `select ${COLUMNS} from product where id > $1::integer order by id limit ${BATCH}`;

/** The next products by their ids. */
export function readProducts(db: Kysely<Database>, after: number): Promise<IndexedProduct[]> {
  return runStatement<IndexedProduct>(db, { text: AFTER, values: [after] });
}

/** Which state of the catalogue was read. */
export interface CatalogueVersions {
  /** Another one after a restore: nothing that was read before holds any more. */
  epoch: string;
  /** Higher with each change of a product. */
  number: number;
  /** Another one with each change of what products are sorted into. */
  names: string;
}

const VERSIONS = `select max(version) filter (where area = 'catalogue') as epoch,
    (max(version) filter (where area = 'product'))::bigint as number,
    coalesce(max(version) filter (where area = 'category'), '') as names
  from public_version`;

/** The versions as the rows of a statement have them. */
type Read = Omit<CatalogueVersions, 'epoch' | 'number'> & {
  epoch: string | null;
  number: number | null;
};

export async function readCatalogueVersions(
  db: Kysely<Database>,
): Promise<CatalogueVersions | undefined> {
  const [found] = await runStatement<Read>(db, { text: VERSIONS, values: [] });
  return found === undefined ? undefined : known(found);
}

function known({ epoch, number, names }: Read): CatalogueVersions | undefined {
  return epoch === null || number === null ? undefined : { epoch, number, names };
}

/** A product that changed, or is gone. */
interface Changed {
  at: number;
  touched: number;
  product: IndexedProduct | null;
}

export interface Changes {
  versions: CatalogueVersions | undefined;
  changed: Changed[];
}

/** Versions and changes are of one moment. */
const CHANGES = `
  with versions as (${VERSIONS})
  select versions.*, touched.number as at, touched.product_id as touched, ${COLUMNS}
  from versions left join (
    select number, product_id from product_touched
    where (number, product_id) > ($1::bigint, $2::integer) order by number, product_id limit ${BATCH}
  ) as touched on true left join product on product.id = touched.product_id
  order by touched.number, touched.product_id`;

/** What changed after a product's number, in the order of the numbers; and what versions there are by then. */
export async function readChanges(
  db: Kysely<Database>,
  { number, id }: { number: number; id: number },
): Promise<Changes> {
  type Row = Read & { at: number | null; touched: number } & (IndexedProduct | { id: null });
  const rows = await runStatement<Row>(db, { text: CHANGES, values: [number, id] });
  const [first] = rows;
  return {
    versions: first === undefined ? undefined : known(first),
    changed: rows.flatMap(({ at, touched, ...product }) =>
      at === null ? [] : [{ at, touched, product: product.id === null ? null : product }],
    ),
  };
}

const things = (table: string, more = '', order = 'id') => `(
  select coalesce(json_agg(json_build_object('id', id, 'name', name, 'key', name_key${more})
    order by ${order}), '[]') from ${table})`;

const NAMES = `select ${things('brand')} as brands,
    ${things('category', '', 'position, id')} as categories,
    ${things('subcategory', `, 'category_id', category_id`, 'position, id')} as subcategories,
    (select coalesce(json_agg(json_build_object('category_id', category_id, 'key', key, 'name', name,
      'kind', kind, 'unit', unit, 'choices', choices) order by position, key), '[]')
      from category_attribute where filterable and kind <> 'text') as attributes`;

export async function readNames(db: Kysely<Database>): Promise<NameRows> {
  const [names] = await runStatement<NameRows>(db, { text: NAMES, values: [] });
  return names ?? { brands: [], categories: [], subcategories: [], attributes: [] };
}
