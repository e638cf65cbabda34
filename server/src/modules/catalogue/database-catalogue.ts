import type { Kysely } from 'kysely';
import type { PublicProductQuery, SearchSuggestions, Section } from '@pasal/shared/contracts';
import { runStatement } from '@pasal/core/db/statement';
import type { Database } from '../../db/schema';
import { findProductBySlug } from '../product/product.repository';
import { namedStatement } from '../product/listing/listing-scope';
import type { ListingScope, Named } from '../product/listing/scope';
import { listingStatement } from '../product/listing/listing-statement';
import { NO_PRODUCTS, type Summary } from '../product/listing/product-list';
import type { ProductRow } from '../product/product.columns';
import type { Understood } from '../product/search/understand-search';
import { isPublicProduct } from '@pasal/shared/domain';
import { suggestionsStatement } from '../product/search/search-suggestions.statement';
import type { Arrival, Catalogue, Listed, NamesAsked, Parted } from './catalogue';
import { CATEGORIES, partsStatement, partStatement } from './sitemap-parts.statement';

/** The chosen products of a section, and the newest of the others. */
const ARRIVALS = `
  (select id, true as is_chosen from product
    where status = 'approve' and section = $1 limit $2::integer)
  union all
  (select id, false from product
    where status = 'approve' and section is distinct from $1
    order by id desc limit $2::integer)`;

const HAS_NAME = `select exists (select from brand where name = $1)
  or exists (select from category where name = $1)
  or exists (select from subcategory where name = $1) as is_there`;

/** Answers out of the database itself. */
export class DatabaseCatalogue implements Catalogue {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async findNamed({ name, within, subcategory }: NamesAsked): Promise<Named> {
    const statement = namedStatement(name, within, subcategory);
    const [found] = await runStatement<Named>(this.#db, statement);
    if (found === undefined) throw new Error('the names were not looked for');
    return found;
  }

  async list(scope: ListingScope, query: PublicProductQuery, understood?: Understood) {
    const statement = listingStatement(scope, query, understood);
    const rows = await runStatement<ProductRow | Summary>(this.#db, statement);
    const products = rows.filter((row): row is ProductRow => row.id !== null);
    const summary = rows.find((row): row is Summary => row.id === null);
    return { ...(summary ?? NO_PRODUCTS), products };
  }

  arrivals(section: Section, most: number) {
    return runStatement<Arrival>(this.#db, { text: ARRIVALS, values: [section, most] });
  }

  async product(slug: string) {
    const product = await findProductBySlug(this.#db, slug);
    return product !== undefined && isPublicProduct(product) ? product : undefined;
  }

  async suggest(near: readonly string[]) {
    const [found] = await runStatement<SearchSuggestions>(this.#db, suggestionsStatement(near));
    return found ?? { words: [], categories: [] };
  }

  async hasName(name: string) {
    const [found] = await runStatement<{ is_there: boolean }>(this.#db, {
      text: HAS_NAME,
      values: [name],
    });
    return found?.is_there === true;
  }

  async parts(of: Parted) {
    const parts = await runStatement<{ part: number }>(this.#db, partsStatement(of));
    return parts.map(({ part }) => part);
  }

  part(of: Parted, number: number) {
    return runStatement<Listed>(this.#db, partStatement(of, number));
  }

  categories() {
    return runStatement<Listed>(this.#db, CATEGORIES);
  }
}
