import { calls } from '@pasal/shared/contracts/whole-calls';
import { OPEN_STAGES, type OrderWithHistory, type User } from '@pasal/shared/contracts';
import { hasPermission, maySeeStage } from '@pasal/shared/domain';
import { forbidden } from '@pasal/core/errors/domain-error';
import { notAllowed } from '@pasal/core/http/messages';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import { findOrders } from '../order-read/order.repository';
import { presentOrderWithHistory } from '../order-read/order.presenter';
import { readOrder } from '../order-read/order.service';
import { parcelTold } from '../order-record/messages';
import { callOrder } from './call-order.service';
import { readDesk } from './desk.repository';
import { exportHandOver, readHandOver } from './hand-over.service';
import * as messages from './messages';
import { packParcel, productsWithSerials } from './pack-parcel.service';

/**
 * Fields hidden from packers because printed documents don't need them: history, calls and rules, internal remarks, the email, and the
 * courier's charge.
 */
const UNSEEN = { email: '', remarks: null, history: [], calls: [], rules: [] };

/** Packers only read what documents show of parcels on their desks. */
function asSeenBy(user: User, order: OrderWithHistory): OrderWithHistory[] {
  if (hasPermission(user, 'staff')) return [order];
  const parcels = (order.parcels ?? []).flatMap((whole) => {
    const { charge: _charge, owes: _owes, to_refund: _due, refunds: _paid, ...parcel } = whole;
    return maySeeStage(user, parcel.stage) ? [{ ...parcel, events: [] }] : [];
  });
  return parcels.length > 0 ? [{ ...order, ...UNSEEN, parcels }] : [];
}

/** Endpoints for the desks, and the work there besides reporting on parcels: calls and documents. */
export const deskRoutes: Routes = (app, { db }) => {
  serve(app, calls.callOrder, async ({ params, body, staff, language }) => {
    await callOrder(db, staff, params.id, body);
    const order = presentOrderWithHistory(await readOrder(db, params.id), language);
    return { message: messages.callSaved, order };
  });

  serve(app, calls.papers, async ({ query, staff, language }) => {
    const ids = query.ids.split(',').map(Number);
    const orders = (await findOrders(db, ids)).flatMap((order) =>
      asSeenBy(staff, presentOrderWithHistory(order, language)),
    );
    const seen = orders.map(({ id }) => id);
    return { orders, with_serials: await productsWithSerials(db, seen) };
  });

  serve(app, calls.packParcel, async ({ params, body, staff }) => {
    await packParcel(db, staff, { orderId: params.id, number: params.number }, body);
    return { message: parcelTold };
  });

  serve(app, calls.handOver, ({ params, query }) => readHandOver(db, params.id, query));

  serve(app, calls.exportHandOver, async ({ params, query, staff, reply }) => {
    const { name, text, type } = await exportHandOver(db, staff, {
      ...query,
      courierId: params.id,
    });
    return reply
      .type(type)
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(text);
  });

  serve(app, calls.desk, async ({ query, staff }) => {
    const theirs = OPEN_STAGES.filter((stage) => maySeeStage(staff, stage));
    if (!theirs.includes(query.stage)) throw forbidden(notAllowed);
    const { counts, late, ...desk } = await readDesk(db, query);
    const theirCounts = [
      ...theirs,
      ...(hasPermission(staff, 'staff') ? ['returns'] : []),
      ...(hasPermission(staff, 'money') ? ['owed'] : []),
    ];
    const seen = (all: Record<string, number>) =>
      Object.fromEntries(
        Object.entries(all).filter(([of]) => theirCounts.some((each) => each === of)),
      );
    return { ...desk, counts: seen(counts), late: seen(late) };
  });
};
