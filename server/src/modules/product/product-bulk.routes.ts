import { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contracts from '@pasal/shared/contracts';
import { kathmanduDate } from '@pasal/shared/domain';
import { staffOf } from '../../http/access';
import type { ModuleDeps } from '../module-deps';
import { readAhead } from '../read-ahead';
import * as messages from './messages';
import { changeStatuses } from './product-bulk-status.service';
import { productCsv } from './product-csv';
import { readProducts } from './product-export.repository';
import { importProducts } from './product-import.service';

/** Bytes of a whole import: every character may take several, and JSON adds its own. */
const IMPORT_BODY_LIMIT = 4 * contracts.MAX_IMPORT_CHARACTERS;

/** Work on many products at once. */
export const productBulkRoutes: FastifyPluginAsyncTypebox<ModuleDeps> = async (app, { db }) => {
  app.put(
    '/product/bulk-status',
    {
      config: { access: 'staff' },
      schema: {
        summary: 'Gives several products one status, as far as each may have it.',
        description:
          'When it breaks off in the middle, `results` says which products were changed before.',
        body: contracts.BulkStatusRequest,
        response: { 200: contracts.BulkStatusAnswer },
      },
    },
    async (request) => {
      const results = await changeStatuses(db, staffOf(request), request.body);
      const done = results.filter(({ problem }) => problem === null).length;
      return { message: messages.STATUSES_CHANGED(done, results.length), results };
    },
  );

  app.get(
    '/product/export',
    {
      config: { access: 'staff' },
      schema: {
        summary: 'The products of a list as CSV, all pages of it.',
        produces: 'text/csv',
        querystring: contracts.ProductExportQuery,
      },
    },
    async (request, reply) => {
      const products = await readAhead(readProducts(db, request.query));
      const file = `products-${kathmanduDate(new Date())}.csv`;
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${file}"`)
        .send(Readable.from(productCsv(products), { objectMode: false }));
    },
  );

  app.post(
    '/product/import',
    {
      config: { access: 'staff' },
      bodyLimit: IMPORT_BODY_LIMIT,
      schema: {
        summary: 'Changes products out of a CSV; nothing is written while a row of it is wrong.',
        description:
          'Rows name products by `id` or `slug`. A dry run says what is wrong, line by line, and what would change. ' +
          'Without it rows are written for up to 10 seconds, or as many as `most` says; while `applied` is false and ' +
          'there are no `problems`, send the same again with the same `import_id` to go on after `done_line`.',
        refusals: [409],
        body: contracts.ProductImportRequest,
        response: { 200: contracts.ProductImportAnswer },
      },
    },
    (request) => importProducts(db, staffOf(request), request.body),
  );
};
