import type { FastifyRequest } from 'fastify';
import { calls } from '@pasal/shared/contracts/whole-calls';
import { toRupees } from '@pasal/shared/domain';
import { invalid, notFound } from '@pasal/core/errors/domain-error';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import { readIdempotencyKey } from '../order/place/order-request';
import { invalidKey } from '../order/messages';
import { presentOrderWithHistory } from '../order/order.presenter';
import { readOrder } from '../order/order.service';
import { readCashBook } from './cash-book.repository';
import { endDebt } from './end-debt.service';
import * as messages from './messages';
import { listOwed, listOwing, owedBy } from './owed.repository';
import { listSettlements, readSettlement } from './settlements.repository';
import { reverseDebt } from './reverse-debt.service';
import { reverseSettlement } from './reverse-settlement.service';
import { findCourier } from './settlement.repository';
import { bookSettlement, checkSettlement, writeOff } from './settlement.service';

/** The key under which something is booked once. @throws DomainError 400 without one */
function keyOf({ headers }: FastifyRequest): string {
  const key = readIdempotencyKey(headers['idempotency-key']);
  if (key === undefined)
    throw invalid(invalidKey, { path: 'Idempotency-Key', message: invalidKey });
  return key;
}

/** What couriers owe, what they hand in, and the cash book; for who keeps the money. */
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

  serve(app, calls.bookSettlement, async ({ body, staff, request }) => {
    const settlement = await bookSettlement(db, staff, body, keyOf(request));
    const { booked, received } = settlement;
    return { message: messages.settlementBooked(booked, received), settlement };
  });

  serve(app, calls.readSettlement, ({ params: { id } }) => readSettlement(db, id));

  serve(app, calls.reverseSettlement, async ({ params: { id }, body, staff, request }) => ({
    message: messages.settlementReversed,
    settlement: await reverseSettlement(db, staff, id, body, keyOf(request)),
  }));

  serve(app, calls.endDebt, async ({ params, body, staff, language, request }) => {
    const address = { orderId: params.id, number: params.number };
    await endDebt(db, staff, address, { ...body, mark: keyOf(request) });
    const order = presentOrderWithHistory(await readOrder(db, params.id), language);
    return { message: messages.debtBooked[body.end], order };
  });

  serve(app, calls.reverseDebt, async ({ params, body, staff, language, request }) => {
    const address = { orderId: params.id, number: params.number };
    await reverseDebt(db, staff, address, { ...body, mark: keyOf(request) });
    const order = presentOrderWithHistory(await readOrder(db, params.id), language);
    return { message: messages.reversalBooked, order };
  });

  serve(app, calls.writeOffCash, async ({ body, staff }) => {
    await writeOff(db, staff, body);
    return { message: messages.writtenOff };
  });
};
