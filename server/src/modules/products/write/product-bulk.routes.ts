import { Readable } from 'node:stream';
import { calls } from '@pasal/shared/contracts/whole-calls';
import { kathmanduDate } from '@pasal/shared/domain';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../../module-deps';
import { readAhead } from '../../read-ahead';
import * as messages from '../../product-record/messages';
import { changePrices } from './product-bulk-price.service';
import { changeStatuses } from './product-bulk-status.service';
import { roundPrices } from './round-prices.service';
import { productCsv } from '../csv/product-csv';
import { readProducts } from '../csv/product-export.repository';

/** Bulk operations on products. */
export const productBulkRoutes: Routes = (app, { db }) => {
  serve(app, calls.changeProductStatuses, async ({ body, staff }) => {
    const results = await changeStatuses(db, staff, body);
    const done = results.filter(({ problem }) => problem === null).length;
    return { message: messages.statusesChanged(done, results.length), results };
  });

  serve(app, calls.changeProductPrices, async ({ body, staff }) => {
    const results = await changePrices(db, staff, body);
    const done = results.filter(({ problem }) => problem === null).length;
    return { message: messages.pricesChanged(done, results.length), results };
  });

  serve(app, calls.roundPrices, ({ body, staff }) => roundPrices(db, staff, body));

  serve(app, calls.exportProducts, async ({ query, reply }) => {
    const products = await readAhead(readProducts(db, query));
    const file = `products-${kathmanduDate(new Date())}.csv`;
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${file}"`)
      .send(Readable.from(productCsv(products), { objectMode: false }));
  });
};
