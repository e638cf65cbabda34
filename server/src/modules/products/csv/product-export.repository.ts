import type { Kysely } from 'kysely';
import type { ProductExportQuery, StaffProduct } from '@pasal/shared/contracts';
import type { Database } from '../../../db/schema';
import { readReport } from '@pasal/core/db/replicas/reads';
import { runStatement, Values, type Statement } from '@pasal/core/db/statement';
import {
  FACTS_COLUMN,
  LISTED_COLUMNS,
  NAME_COLUMNS,
  NAME_TABLES,
  STAFF_COLUMNS,
} from '../../product-record/product.columns';
import type { StaffProductRow } from '../../product-record/product.columns';
import { presentStaffProduct } from '../product.presenter';
import { isBlank } from '../../catalogue/search/product-search';
import { conditions, hitsOf, idsFound } from '../listing/staff-product-list.repository';

/** Products per batch. */
const BATCH = 200;

/** The ids of every product in the list with these filters, in its order. */
function idsStatement(query: ProductExportQuery, found?: readonly number[]): Statement {
  const values = new Values();
  const within = ['true', ...conditions(query, values)].join(' and ');
  const text =
    found === undefined
      ? `select id from product where ${within} order by created_at desc, id desc`
      : `with ${hitsOf(found, within, values)} select id from hits order by place`;
  return { text, values: values.list };
}

const BY_IDS = `
  select ${LISTED_COLUMNS}, ${NAME_COLUMNS}, ${STAFF_COLUMNS}, ${FACTS_COLUMN}
  from jsonb_array_elements_text($1::jsonb) with ordinality as wanted (id, place)
  join product on product.id = wanted.id::integer ${NAME_TABLES}
  order by wanted.place`;

/** Every matching product, batch by batch; one deleted in the meantime is left out, none is repeated. */
export async function* readProducts(
  db: Kysely<Database>,
  query: ProductExportQuery,
): AsyncGenerator<StaffProduct[]> {
  const { search = '' } = query;
  const found = isBlank(search) ? undefined : await idsFound(db, search);
  const wanted = idsStatement(query, found);
  const rows = await readReport(db, (from) => runStatement<{ id: number }>(from, wanted));
  const ids = rows.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += BATCH) {
    const values = [JSON.stringify(ids.slice(from, from + BATCH))];
    const read = { text: BY_IDS, values };
    const batch = await readReport(db, (there) => runStatement<StaffProductRow>(there, read));
    yield batch.map((row) => presentStaffProduct(row));
  }
}
