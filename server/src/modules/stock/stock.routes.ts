import type { FastifyReply } from 'fastify';
import { calls } from '@pasal/shared/contracts/whole-calls';
import { kathmanduDate } from '@pasal/shared/domain';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import { recordExport } from '../activity/record-export';
import { correctStock, setLowStock, setSerials } from './correction.service';
import * as messages from './messages';
import { listMovements } from './movements.service';
import { readOrderProfit, readProductProfit } from './profit.service';
import { profitCsv, toBuyCsv } from './stock-csv';
import { listToBuy } from './to-buy.service';
import { productLog } from '../product-record/log';

/** Maximum lines of a file: more than a shop has goods. */
const ALL = 100_000;

const fileOf = (name: string) => `${name}-${kathmanduDate(new Date())}.csv`;
const sendCsv = (reply: FastifyReply, file: string, text: string) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${file}"`)
    .send(text);

/** Stock for staff; profit only for those who handle money. */
export const stockRoutes: Routes = (app, { db }) => {
  serve(app, calls.stockMovements, ({ query }) => listMovements(db, query));

  serve(app, calls.correctStock, async ({ body, staff, press }) => {
    const in_stock = await correctStock(db, staff, body, press);
    const isRight = body.kind === 'count' && body.quantity === body.stock_seen;
    return { message: isRight ? messages.stockIsRight : messages.stockCorrected, in_stock };
  });

  serve(app, calls.setLowStock, async ({ params, body, staff }) => {
    await setLowStock(db, staff, params.id, body);
    return { message: messages.limitSaved };
  });

  serve(app, calls.setSerials, async ({ params, body, staff }) => {
    await setSerials(db, staff, params.id, body);
    return { message: messages.serialsSaved };
  });

  serve(app, calls.stockToBuy, ({ query, staff }) => listToBuy(db, staff, query));

  serve(app, calls.exportToBuy, async ({ query, staff, reply }) => {
    const { goods } = await listToBuy(db, staff, { ...query, limit: ALL });
    return sendCsv(reply, fileOf('to-buy'), toBuyCsv(goods, staff));
  });

  serve(app, calls.orderProfit, ({ params }) => readOrderProfit(db, params.id));

  serve(app, calls.productProfit, ({ query }) => readProductProfit(db, query));

  serve(app, calls.exportProfit, async ({ query, staff, reply }) => {
    const { products } = await readProductProfit(db, { ...query, limit: ALL });
    const file = fileOf('profit');
    await recordExport(db, staff, { log: productLog, file });
    return sendCsv(reply, file, profitCsv(products));
  });
};
