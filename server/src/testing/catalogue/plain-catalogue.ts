import { sql, type Kysely } from 'kysely';
import type { PublicProductQuery } from '@pasal/shared/contracts';
import { runStatement } from '@pasal/core/db/statement';
import type { Database } from '../../db/schema';
import type { Catalogue, Lists, NamesAsked } from '../../modules/catalogue/catalogue';
import { readProducts, readSaid } from '../../modules/catalogue/memory/reading';
import { eachWord } from '../../modules/catalogue/memory/product-words';
import { NO_PRODUCTS, type Summary } from '../../modules/catalogue/listing/product-list';
import type { ListingScope, Named } from '../../modules/catalogue/listing/scope';
import type { ProductRow } from '../../modules/product-record/product.columns';
import type { Understood } from '../../modules/catalogue/search/understand-search';
import { KnownKinds } from '../../modules/catalogue/search/vocabulary/known-kinds';
import { countedListing } from './plain-listing';

const LEVELS = ['A', 'B', 'C', 'D'];
const quoted = (word: string) => `'${word.replaceAll("'", "''")}'`;

/** Writes the words of each product into a table, as PostgreSQL searches them. */
async function writeWords(db: Kysely<Database>): Promise<void> {
  await sql`drop table if exists plain_words`.execute(db);
  await sql`create table plain_words (product_id integer primary key, found_by tsvector not null)`.execute(
    db,
  );
  const { phrases, kinds } = await readSaid(db);
  const known = new KnownKinds(kinds, phrases);
  for (let rows = await readProducts(db, 0); rows.length > 0;) {
    const worded = rows.map((row) => {
      const words = known.of(row.title, row.category_id).map((kind) => `'~${kind}':1A`);
      eachWord(row, (word, level) => words.push(`${quoted(word)}:1${LEVELS[level]}`));
      return { product_id: row.id, found_by: words.join(' ') };
    });
    await sql`insert into plain_words
      select * from jsonb_to_recordset(${JSON.stringify(worded)}::jsonb)
        as worded (product_id integer, found_by tsvector)`.execute(db);
    rows = await readProducts(db, rows.at(-1)?.id ?? 0);
  }
}

const category = (value: string) => `coalesce(
  (select id from category where name_key = lower(${value}::text)),
  (select id from category where id::text = ${value}::text))`;
const FIND_NAMED = `
  select
    (select id from brand where name_key = lower($1::text) and exists (
      select from product where brand_id = brand.id and status = 'approve')) as brand,
    ${category('$1')} as category,
    ${category('$2')} as within,
    child.id as child, child.category_id as parent,
    narrowed.id as narrowed, narrowed.category_id as narrowed_parent
  from (select 1) as one
    left join subcategory as child on child.name_key = lower($1::text)
    left join subcategory as narrowed on narrowed.name_key = lower($3::text)`;

/**
 * The sources of lists, read from the rows themselves: the answers of the memory are compared with them.
 * @param vocabulary the meanings of words */
export async function openPlainCatalogue(
  db: Kysely<Database>,
  vocabulary: Catalogue['vocabulary'],
): Promise<Lists> {
  await writeWords(db);
  return {
    vocabulary,
    async findNamed({ name, within, subcategory }: NamesAsked) {
      const values = [name ?? null, within ?? null, subcategory ?? null];
      const [found] = await runStatement<Named>(db, { text: FIND_NAMED, values });
      if (found === undefined) throw new Error('the names were not looked for');
      return found;
    },
    async list(scope: ListingScope, query: PublicProductQuery, understood?: Understood) {
      const { search: _search, ...rest } = query;
      const statement = countedListing(scope, understood ? query : rest, understood);
      const rows = await runStatement<ProductRow | Summary>(db, statement);
      const products = rows.filter((row): row is ProductRow => row.id !== null);
      const summary = rows.find((row): row is Summary => row.id === null);
      return { ...(summary ?? NO_PRODUCTS), products };
    },
  };
}
