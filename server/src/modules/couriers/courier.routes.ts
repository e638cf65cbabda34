import { calls } from '@pasal/shared/contracts/whole-calls';
import { hasPermission } from '@pasal/shared/domain';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import { listCouriers } from './courier.repository';
import { addCourier, changeCourier } from './courier.service';
import * as messages from './messages';

/** Couriers and riders: staff select them, administrators manage them. */
export const courierRoutes: Routes = (app, { db }) => {
  serve(app, calls.couriers, async ({ staff }) => {
    const couriers = await listCouriers(db);
    // Packers select a courier by name; its rates are only for those who handle money.
    const isSeen = hasPermission(staff, 'staff');
    return { couriers: isSeen ? couriers : couriers.map((each) => ({ ...each, places: [] })) };
  });

  serve(app, calls.addCourier, async ({ body, staff }) => ({
    message: messages.courierAdded,
    courier: await addCourier(db, staff, body),
  }));

  serve(app, calls.changeCourier, async ({ params, body, staff }) => ({
    message: messages.courierSaved,
    courier: await changeCourier(db, staff, params.id, body),
  }));
};
