import { calls } from '@pasal/shared/contracts/whole-calls';
import { readPublic } from '@pasal/core/db/replicas/reads';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import { listDistricts, listManagedDistricts } from './branch.repository';
import * as branch from './branch.service';
import * as messages from './messages';

/** Districts and cities: read by everyone, changed by administrators (D25). */
export const branchRoutes: Routes = (app, { db }) => {
  serve(app, calls.districts, async ({ request, language }) => ({
    districts: await readPublic(db, request.versions, (from) => listDistricts(from, language)),
  }));

  serve(app, calls.managedDistricts, async () => ({ districts: await listManagedDistricts(db) }));

  serve(app, calls.addDistrict, async ({ body, staff }) => {
    const district = await branch.addDistrict(db, staff, body);
    return { message: messages.districtAdded, district };
  });

  serve(app, calls.addReference, async ({ staff }) => {
    const added = await branch.takeInReference(db, staff);
    return { message: messages.referenceAdded, ...added };
  });

  serve(app, calls.renameDistrict, async ({ params, body, staff }) => {
    await branch.renameDistrict(db, staff, params.id, body);
    return { message: messages.districtRenamed };
  });

  serve(app, calls.deleteDistrict, async ({ params, staff }) => {
    await branch.removeDistrict(db, staff, params.id);
    return { message: messages.districtDeleted };
  });

  serve(app, calls.addCity, async ({ body, staff }) => {
    const city = await branch.addCity(db, staff, body);
    return { message: messages.cityAdded, city };
  });

  serve(app, calls.renameCity, async ({ params, body, staff }) => {
    await branch.renameCity(db, staff, params.id, body);
    return { message: messages.cityRenamed };
  });

  serve(app, calls.deleteCity, async ({ params, staff }) => {
    await branch.removeCity(db, staff, params.id);
    return { message: messages.cityDeleted };
  });
};
