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
import {
  presentBanner,
  presentManagedBanner,
  presentPoster,
  presentPublicSettings,
  presentSettings,
} from './site.presenter';
import { listBanners, listPosters, readStoredSettings } from './site.repository';

/** Banners, posters and what the shop says of itself. */
export const siteRoutes: Routes = (app, { db }) => {
  serve(app, calls.banners, async ({ request, language }) => ({
    banners: (await readPublic(db, request.versions, listBanners)).map((each) =>
      presentBanner(each, language),
    ),
  }));

  serve(app, calls.managedBanners, async () => ({
    banners: (await listBanners(db)).map(presentManagedBanner),
  }));

  serve(app, calls.managedSettings, async () => {
    const { settings, version } = await readStoredSettings(db);
    return { settings: presentSettings(settings), version };
  });

  serve(app, calls.posters, async ({ query, request }) => {
    const read = (from: typeof db) => listPosters(from, query.type);
    return { posters: (await readPublic(db, request.versions, read)).map(presentPoster) };
  });

  serve(app, calls.siteSettings, ({ request, language }) =>
    readPublic(db, request.versions, async (from) => {
      const { settings: stored, version } = await readStoredSettings(from);
      const settings = presentPublicSettings(presentSettings(stored), language);
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
