import { calls } from '@pasal/shared/contracts/whole-calls';
import { readPublic } from '@pasal/core/db/replicas/reads';
import { serve } from '@pasal/core/http/serve';
import { readPublicPromise } from '../delivery/delivery.service';
import type { Routes } from '../module-deps';
import { publicChatsOf, withWhatsapp } from './chats';
import { readChats } from './chats.service';
import { readShown } from '../owner-page/announcement.service';
import { readPublicCalendar } from './calendar.service';
import { publicLooksOf } from './looks';
import { readLooks } from './looks.service';
import { presentPoster, presentSettings } from './site.presenter';
import { listBanners, listPosters, readStoredSettings } from './site.repository';

/** Banners, posters and what the shop says of itself. */
export const siteRoutes: Routes = (app, { db }) => {
  serve(app, calls.banners, async ({ request }) => ({
    banners: await readPublic(db, request.versions, listBanners),
  }));

  serve(app, calls.posters, async ({ query, request }) => {
    const read = (from: typeof db) => listPosters(from, query.type);
    return { posters: (await readPublic(db, request.versions, read)).map(presentPoster) };
  });

  serve(app, calls.siteSettings, ({ request }) =>
    readPublic(db, request.versions, async (from) => {
      const { settings: stored, version } = await readStoredSettings(from);
      const settings = presentSettings(stored);
      const chats = publicChatsOf((await readChats(from, settings)).settings);
      const promise = await readPublicPromise(from);
      const calendar = await readPublicCalendar(from);
      const looks = publicLooksOf((await readLooks(from)).settings);
      const announcement = await readShown(from, request);
      return {
        settings: withWhatsapp(settings, chats?.whatsapp),
        version,
        ...(promise && { promise }),
        ...(looks && { looks }),
        ...(chats && { chats }),
        ...(announcement && { announcement }),
        ...(calendar && { calendar }),
      };
    }),
  );
};
