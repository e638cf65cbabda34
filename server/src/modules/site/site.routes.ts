import { calls } from '@pasal/shared/contracts/whole-calls';
import { readPublic } from '@pasal/core/db/replicas/reads';
import { serve } from '@pasal/core/http/serve';
import { readPublicPromise } from '../delivery/delivery.service';
import type { Routes } from '../module-deps';
import { publicChatsOf, withWhatsapp } from '../settings/chats';
import { readChats } from '../settings/chats-setting';
import { readShown } from '../settings/announcement-setting';
import { readPublicCalendar } from '../settings/calendar-setting';
import { publicLooksOf } from '../settings/looks';
import { readLooks } from '../settings/looks-setting';
import { presentBanner, presentManagedBanner, presentPoster } from './site.presenter';
import { listBanners, listPosters } from './site.repository';
import { presentPublicSettings } from '../settings/present-site';
import { siteSetting } from '../settings/site-setting';

/** Banners, posters and the public settings. */
export const siteRoutes: Routes = (app, { db }) => {
  serve(app, calls.banners, async ({ request, language }) => ({
    banners: (await readPublic(db, request.versions, listBanners)).map((each) =>
      presentBanner(each, language),
    ),
  }));

  serve(app, calls.managedBanners, async () => ({
    banners: (await listBanners(db)).map(presentManagedBanner),
  }));

  serve(app, calls.posters, async ({ query, request }) => {
    const read = (from: typeof db) => listPosters(from, query.type);
    return { posters: (await readPublic(db, request.versions, read)).map(presentPoster) };
  });

  serve(app, calls.siteSettings, ({ request, language }) =>
    readPublic(db, request.versions, async (from) => {
      const { settings: managed, version } = await siteSetting.read(from);
      const settings = presentPublicSettings(managed, language);
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
