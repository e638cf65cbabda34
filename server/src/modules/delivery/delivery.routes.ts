import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import { changePlaceTerms } from './delivery.service';
import * as messages from './messages';

/** Delivery terms of single places; shoppers only see the resulting quote (D67). */
export const deliveryRoutes: Routes = (app, { db }) => {
  serve(app, calls.changeDistrictDelivery, async ({ params, body, staff }) => {
    await changePlaceTerms(db, staff, { table: 'district', id: params.id }, body.terms);
    return { message: messages.placeSaved };
  });

  serve(app, calls.changeCityDelivery, async ({ params, body, staff }) => {
    await changePlaceTerms(db, staff, { table: 'city', id: params.id }, body.terms);
    return { message: messages.placeSaved };
  });
};
