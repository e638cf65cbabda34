import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '@pasal/core/http/serve';
import { readPublicPromise } from '../delivery/delivery.service';
import type { Routes } from '../module-deps';
import { publicLooksOf } from './looks';
import { readLooks } from './looks.service';
import { presentPoster, presentSettings } from './site.presenter';
import { listBanners, listPosters, readStoredSettings } from './site.repository';

/** Banners, posters and what the shop says of itself. */
export const siteRoutes: Routes = (app, { db }) => {
  serve(app, calls.banners, async () => ({ banners: await listBanners(db) }));

  serve(app, calls.posters, async ({ query }) => ({
    posters: (await listPosters(db, query.type)).map(presentPoster),
  }));

  serve(app, calls.siteSettings, async () => {
    const { settings, version } = await readStoredSettings(db);
    const promise = await readPublicPromise(db);
    const looks = publicLooksOf((await readLooks(db)).settings);
    return {
      settings: presentSettings(settings),
      version,
      ...(promise && { promise }),
      ...(looks && { looks }),
    };
  });
};
