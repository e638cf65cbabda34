import { calls } from '@pasal/shared/contracts/whole-calls';
import { hasPermission } from '@pasal/shared/domain';
import { notFound } from '@pasal/core/errors/domain-error';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import { presentOrderWithHistory } from '../order-read/order.presenter';
import { readOrder } from '../order-read/order.service';
import * as messages from './messages';
import { refundParcel } from './refund-parcel.service';
import { presentReturn } from './return.presenter';
import { findReturn, listReturns } from './return.repository';
import { returnPictures } from './return-picture';
import { refundReturn, stepReturn } from './step-return.service';

/** Fields hidden from those who only handle money: the texts of buyer and staff, and the buyer's pictures (D255). */
const UNSEEN = { remarks: '', words: '', pictures: [], history: [] };

/** Staff endpoints for returns; only administrators refund money (D223). */
export const returnRoutes: Routes = (app, { db }) => {
  const pictures = returnPictures(db);
  const present = async (id: number) => {
    const row = await findReturn(db, id);
    if (row === undefined) throw notFound(messages.noSuchReturn);
    return presentReturn(row, await pictures.addresses());
  };

  serve(app, calls.staffReturns, async ({ query, staff }) => {
    const { rows, total, counts } = await listReturns(db, query);
    const addressOf = await pictures.addresses();
    const unseen = hasPermission(staff, 'staff') ? {} : UNSEEN;
    const returns = rows.map((row) => ({ ...presentReturn(row, addressOf), ...unseen }));
    return { returns, total, counts };
  });

  serve(app, calls.stepReturn, async ({ params: { id }, body, staff, press }) => {
    await stepReturn(db, staff, id, body, press);
    return { message: messages.saved, return: await present(id) };
  });

  serve(app, calls.refundReturn, async ({ params: { id }, body, staff, press }) => {
    await refundReturn(db, staff, id, body, press);
    return { message: messages.refunded, return: await present(id) };
  });

  serve(app, calls.refundParcel, async ({ params, body, staff, language, press }) => {
    const address = { orderId: params.id, number: params.number };
    await refundParcel(db, staff, address, body, press);
    const order = presentOrderWithHistory(await readOrder(db, params.id), language);
    return { message: messages.refunded, order };
  });
};
