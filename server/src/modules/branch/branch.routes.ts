import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '../../http/serve';
import type { Routes } from '../module-deps';
import { listDistricts } from './branch.repository';
import * as branch from './branch.service';
import * as messages from './messages';

/** Districts and cities: read by everyone, changed by administrators (D25). */
export const branchRoutes: Routes = (app, { db }) => {
  serve(app, calls.districts, async () => ({ districts: await listDistricts(db) }));

  serve(app, calls.addDistrict, async ({ body, staff }) => {
    const district = await branch.addDistrict(db, staff, body.name);
    return { message: messages.DISTRICT_ADDED, district };
  });

  serve(app, calls.addReference, async ({ staff }) => {
    const added = await branch.takeInReference(db, staff);
    return { message: messages.REFERENCE_ADDED, ...added };
  });

  serve(app, calls.renameDistrict, async ({ params, body, staff }) => {
    await branch.renameDistrict(db, staff, params.id, body.name);
    return { message: messages.DISTRICT_RENAMED };
  });

  serve(app, calls.deleteDistrict, async ({ params, staff }) => {
    await branch.removeDistrict(db, staff, params.id);
    return { message: messages.DISTRICT_DELETED };
  });

  serve(app, calls.addCity, async ({ body, staff }) => {
    const city = await branch.addCity(db, staff, body);
    return { message: messages.CITY_ADDED, city };
  });

  serve(app, calls.renameCity, async ({ params, body, staff }) => {
    await branch.renameCity(db, staff, params.id, body.name);
    return { message: messages.CITY_RENAMED };
  });

  serve(app, calls.deleteCity, async ({ params, staff }) => {
    await branch.removeCity(db, staff, params.id);
    return { message: messages.CITY_DELETED };
  });
};
