import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import * as messages from './messages';
import { createRiders } from './rider.service';

/** What riders see and report through their links, and the creation of links. */
export const riderRoutes: Routes = (app, { db }) => {
  const riders = createRiders(db);

  serve(app, calls.makeRiderLink, async ({ params, body, staff }) => ({
    message: messages.linkMade,
    ...(await riders.makeLink(staff, params.id, body.days)),
  }));

  serve(app, calls.riderParcels, ({ body, language }) => riders.readPage(body.link, language));

  serve(app, calls.tellAsRider, async ({ body, language, press }) => {
    await riders.tell(body, press);
    return { message: messages.riderTold, ...(await riders.readPage(body.link, language)) };
  });
};
