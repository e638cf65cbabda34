import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import { listCouriers } from './courier.repository';
import { addCourier, changeCourier } from './courier.service';
import * as messages from './messages';

/** Couriers and riders: chosen by staff, changed by administrators. */
export const courierRoutes: Routes = (app, { db }) => {
  serve(app, calls.couriers, async () => ({ couriers: await listCouriers(db) }));

  serve(app, calls.addCourier, async ({ body, staff }) => ({
    message: messages.courierAdded,
    courier: await addCourier(db, staff, body),
  }));

  serve(app, calls.changeCourier, async ({ params, body, staff }) => ({
    message: messages.courierSaved,
    courier: await changeCourier(db, staff, params.id, body),
  }));
};
