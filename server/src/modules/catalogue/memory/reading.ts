import type { Kysely } from 'kysely';
import { runStatement } from '@pasal/core/db/statement';
import type { Versions } from '@pasal/core/http/cache/public-versions';
import type { Database } from '../../../db/schema';
import type { IndexedProduct } from './columns';
import { NAME_TABLES } from '../../product-record/product.columns';
import { keyOf } from '../search/vocabulary/fold-word';
import type { KindRow } from '../search/vocabulary/known-kinds';
import type { KnownPhrase } from '../search/vocabulary/known-phrases';
import type { NameRows } from './names';

/** Changed products per batch: other requests run in between. */
export const BATCH = 500;

/** Products per batch at the start: four times as many would save a tenth of the CPU time. */
export const FIRST_BATCH = 2000;

/** Characters of a description whose words are indexed. */
const LOOKED_AT = 20_000;

const COLUMNS = `product.id, product.slug, lower(product.title) as title, coalesce(product.title_ne, '') as title_ne, product.brand_id, product.category_id,
  product.subcategory_id, product.section, product.price_paisa, product.discount_percentage,
  product.is_popular, product.available, product.status = 'approve' as is_public,
  (extract(epoch from product.created_at) * 1000000)::bigint as created,
  (extract(epoch from product.updated_at) * 1000)::float8 as updated,
  product.facts, brand.name as brand, category.name as category, coalesce(subcategory.name, '') as subcategory,
  left(product.description, ${LOOKED_AT}) as description, case when product.variants = '[]' then '' else (
    select string_agg(concat_ws(' ', each ->> 'name', each ->> 'name_ne', each ->> 'code'), ' ' order by position)
    from jsonb_array_elements(product.variants) with ordinality as variant (each, position)
  ) end as variants`;

const AFTER = `select ${COLUMNS} from product ${NAME_TABLES}
  where product.id > $1::integer order by product.id limit ${FIRST_BATCH}`;

/** The next products by id. */
export function readProducts(db: Kysely<Database>, after: number): Promise<IndexedProduct[]> {
  return runStatement<IndexedProduct>(db, { text: AFTER, values: [after] });
}

/** The version of an area that was never read. */
export const NEVER = 'never';

/** The state of the catalogue that was read. */
export interface CatalogueVersions {
  /** Changes with a restore: nothing read before is valid any more. */
  epoch: string;
  /** Increases with each change of a product. */
  number: number;
  /** Changes with each change of brands, categories or attributes. */
  names: string;
  /** Changes with each change of the search words. */
  phrases: string;
}

/** An area without a version is empty. */
const versionOf = (area: string) => `coalesce(max(version) filter (where area = '${area}'), '')`;
const VERSIONS = `select ${versionOf('catalogue')} as epoch, ${versionOf('category')} as names,
    ${versionOf('phrases')} as phrases,
    coalesce((max(version) filter (where area = 'product'))::bigint, 0) as number
  from public_version`;

/** The same versions by area, without those that were not read. */
export const byArea = ({ epoch, number, names, phrases }: CatalogueVersions): Versions =>
  new Map(
    Object.entries({ catalogue: epoch, product: String(number), category: names, phrases }).filter(
      ([, version]) => version !== '' && version !== '0' && version !== NEVER,
    ),
  );

export async function readCatalogueVersions(db: Kysely<Database>): Promise<CatalogueVersions> {
  const [found] = await runStatement<CatalogueVersions>(db, { text: VERSIONS, values: [] });
  if (found === undefined) throw new Error('the versions have no row');
  return found;
}

/** A product that changed or was deleted. */
interface Changed {
  at: number;
  touched: number;
  product: IndexedProduct | null;
}

export interface Changes {
  versions: CatalogueVersions;
  changed: Changed[];
}

/** Versions and changes come from one snapshot. */
const CHANGES = `
  with versions as (${VERSIONS})
  select versions.*, touched.number as at, touched.product_id as touched, ${COLUMNS}
  from versions left join (
    select number, product_id from product_touched
    where (number, product_id) > ($1::bigint, $2::integer) order by number, product_id limit ${BATCH}
  ) as touched on true left join (product ${NAME_TABLES}) on product.id = touched.product_id
  order by touched.number, touched.product_id`;

/** Changes after a change number, in the order of the numbers, and the versions they lead to. */
export async function readChanges(
  db: Kysely<Database>,
  { number, id }: { number: number; id: number },
): Promise<Changes> {
  type Row = CatalogueVersions & { at: number | null; touched: number } & (
      IndexedProduct | { id: null }
    );
  const rows = await runStatement<Row>(db, { text: CHANGES, values: [number, id] });
  const [first] = rows;
  if (first === undefined) throw new Error('the versions have no row');
  return {
    versions: first,
    changed: rows.flatMap(({ at, touched, ...product }) =>
      at === null ? [] : [{ at, touched, product: product.id === null ? null : product }],
    ),
  };
}

const things = (table: string, more = '', order = 'id') => `(
  select coalesce(json_agg(json_build_object('id', id, 'name', name, 'key', name_key, 'name_ne', name_ne${more})
    order by ${order}), '[]') from ${table})`;

const NAMES = `select ${things('brand')} as brands,
    ${things('category', '', 'position, id')} as categories,
    ${things('subcategory', `, 'category_id', category_id`, 'position, id')} as subcategories,
    (select coalesce(json_agg(json_build_object('category_id', category_id, 'key', key, 'name', name,
      'kind', kind, 'unit', unit, 'choices', choices, 'name_ne', name_ne, 'unit_ne', unit_ne,
      'choices_ne', choices_ne) order by position, key), '[]')
      from category_attribute where filterable and kind <> 'text') as attributes`;

export async function readNames(db: Kysely<Database>): Promise<NameRows> {
  const [names] = await runStatement<NameRows>(db, { text: NAMES, values: [] });
  return names ?? { brands: [], categories: [], subcategories: [], attributes: [] };
}

const PHRASES = 'select phrase, kind_id, finds from search_phrase order by id';
const KINDS = 'select id, parent_id, category_id from search_kind order by id';

/** Reads the search phrases and the kinds of products. */
export async function readSaid(
  db: Kysely<Database>,
): Promise<{ phrases: KnownPhrase[]; kinds: KindRow[] }> {
  const read = <Row>(text: string) => runStatement<Row>(db, { text, values: [] });
  const phrases = await read<Omit<KnownPhrase, 'key'>>(PHRASES);
  return {
    phrases: phrases.map((each) => ({ ...each, key: keyOf(each.phrase) })),
    kinds: await read<KindRow>(KINDS),
  };
}
