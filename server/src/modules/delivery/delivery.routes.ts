import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import { changePlaceTerms } from './delivery.service';
import * as messages from './messages';

/** Terms of delivery to one place; shoppers see what a quote makes of them (D67). */
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
