import { calls } from '@pasal/shared/contracts/whole-calls';
import { toRupees } from '@pasal/shared/domain';
import { notFound } from '@pasal/core/errors/domain-error';
import { assertPress } from '@pasal/core/http/once/press';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import { presentOrderWithHistory } from '../order-read/order.presenter';
import { readOrder } from '../order-read/order.service';
import { readCashBook } from './cash-book.repository';
import { endDebt } from './end-debt.service';
import * as messages from './messages';
import { listOwed, listOwing, owedBy } from './owed.repository';
import { listSettlements, readSettlement } from './settlements.repository';
import { reverseDebt } from './reverse-debt.service';
import { reverseSettlement } from './reverse-settlement.service';
import { findCourier } from './settlement.repository';
import { bookSettlement, checkSettlement } from './settlement.service';
import { writeOff } from './write-off.service';

/** What couriers owe, what they hand in, and the cash book; for those who handle money. */
export const cashRoutes: Routes = (app, { db }) => {
  serve(app, calls.cashOwed, async ({ query }) => ({
    couriers: await listOwing(db, query),
  }));

  serve(app, calls.courierCash, async ({ params: { id } }) => {
    const courier = await findCourier(db, id);
    if (courier === undefined) throw notFound(messages.noSuchCourier);
    return {
      courier,
      ...(await listOwed(db, id)),
      owed: toRupees(await owedBy(db, id)),
      settlements: await listSettlements(db, id),
    };
  });

  serve(app, calls.cashBook, ({ query }) => readCashBook(db, query));

  serve(app, calls.checkSettlement, ({ body }) => checkSettlement(db, body));

  serve(app, calls.bookSettlement, async ({ body, staff, press }) => {
    const settlement = await bookSettlement(db, staff, body, assertPress(press));
    const { booked, received } = settlement;
    return { message: messages.settlementBooked(booked, received), settlement };
  });

  serve(app, calls.readSettlement, ({ params: { id } }) => readSettlement(db, id));

  serve(app, calls.reverseSettlement, async ({ params: { id }, body, staff, press }) => ({
    message: messages.settlementReversed,
    settlement: await reverseSettlement(db, staff, id, body, assertPress(press)),
  }));

  serve(app, calls.endDebt, async ({ params, body, staff, language, press }) => {
    const address = { orderId: params.id, number: params.number };
    await endDebt(db, staff, address, body, assertPress(press));
    const order = presentOrderWithHistory(await readOrder(db, params.id), language);
    return { message: messages.debtBooked[body.end], order };
  });

  serve(app, calls.reverseDebt, async ({ params, body, staff, language, press }) => {
    const address = { orderId: params.id, number: params.number };
    const below = await reverseDebt(db, staff, address, body, assertPress(press));
    const order = presentOrderWithHistory(await readOrder(db, params.id), language);
    const message = below > 0 ? messages.reversalOwesCourier(below) : messages.reversalBooked;
    return { message, order };
  });

  serve(app, calls.writeOffCash, async ({ body, staff, press }) => {
    await writeOff(db, staff, body, press);
    return { message: messages.writtenOff };
  });
};
