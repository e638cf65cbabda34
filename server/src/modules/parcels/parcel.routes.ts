import type { Language } from '@pasal/core/contract/language';
import type { User } from '@pasal/shared/contracts';
import { calls } from '@pasal/shared/contracts/whole-calls';
import { hasPermission, mayReport } from '@pasal/shared/domain';
import { forbidden } from '@pasal/core/errors/domain-error';
import { notAllowed } from '@pasal/core/http/messages';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import { presentOrderWithHistory } from '../order-read/order.presenter';
import { readOrder } from '../order-read/order.service';
import { changeParcel, splitParcel } from './change-parcel.service';
import * as messages from '../order-record/messages';
import type { Reporter } from '../order-record/move-parcel';
import { recordEvent } from '../order-life/record-event.service';
import { assignCourier, recordEvents } from './record-events.service';

const asStaff = ({ id, email, role }: User): Reporter => ({
  source: 'staff',
  actor: { id, email, role },
});

/** @throws DomainError 403 if a packer sets a courier's charge: settlements are compared with it (D319) */
function assertMaySayCharge(staff: User, told: readonly { charge?: number }[]): void {
  const isTheirs = hasPermission(staff, 'staff') || hasPermission(staff, 'money');
  if (!isTheirs && told.some(({ charge }) => charge !== undefined)) throw forbidden(notAllowed);
}

/** Staff endpoints for the progress of parcels. */
export const parcelRoutes: Routes = (app, { db }) => {
  const present = async (id: number, language: Language) =>
    presentOrderWithHistory(await readOrder(db, id), language);

  serve(app, calls.tellParcel, async ({ params, body, staff, press, language }) => {
    assertMaySayCharge(staff, [body]);
    const report = press === undefined ? body : { ...body, mark: `staff:${press.key}` };
    const address = { orderId: params.id, number: params.number };
    await recordEvent(db, asStaff(staff), address, report, press);
    return { message: messages.parcelTold, order: await present(params.id, language) };
  });

  serve(app, calls.tellParcels, async ({ body, staff }) => {
    if (!mayReport(staff, body.event)) throw forbidden(notAllowed);
    assertMaySayCharge(staff, body.parcels);
    const results = await recordEvents(db, asStaff(staff), body);
    const done = results.filter(({ problem }) => problem === null).length;
    return { message: messages.parcelsTold(done, results.length), results };
  });

  serve(app, calls.assignCourier, async ({ body, staff }) => {
    const results = await assignCourier(db, staff, body);
    const done = results.filter(({ problem }) => problem === null).length;
    return { message: messages.parcelsTold(done, results.length), results };
  });

  serve(app, calls.splitParcel, async ({ params, body, staff, language }) => {
    await splitParcel(db, staff, { orderId: params.id, number: params.number }, body);
    return { message: messages.parcelSplit, order: await present(params.id, language) };
  });

  serve(app, calls.changeParcel, async ({ params, body, staff, language }) => {
    await changeParcel(db, staff, { orderId: params.id, number: params.number }, body);
    return { message: messages.parcelSaved, order: await present(params.id, language) };
  });
};
