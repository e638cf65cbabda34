import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import { changePlaceTerms, readDelivery, saveDelivery } from './delivery.service';
import * as messages from './messages';

/** Terms of delivery: read and changed by administrators; shoppers see what a quote makes of them (D67). */
export const deliveryRoutes: Routes = (app, { db }) => {
  serve(app, calls.deliverySettings, () => readDelivery(db));

  serve(app, calls.saveDeliverySettings, async ({ body, staff }) => ({
    message: messages.settingsSaved,
    ...(await saveDelivery(db, staff, body)),
  }));

  serve(app, calls.changeDistrictDelivery, async ({ params, body, staff }) => {
    await changePlaceTerms(db, staff, { table: 'district', id: params.id }, body.terms);
    return { message: messages.placeSaved };
  });

  serve(app, calls.changeCityDelivery, async ({ params, body, staff }) => {
    await changePlaceTerms(db, staff, { table: 'city', id: params.id }, body.terms);
    return { message: messages.placeSaved };
  });
};
