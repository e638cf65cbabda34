import multipart from '@fastify/multipart';
import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '@pasal/core/http/serve';
import { pictureIngest } from '../../pictures/ingest';
import { withForm } from '../../pictures/ingest-form';
import type { Routes } from '../module-deps';
import { clearUnused } from '../../pictures/stored-pictures';
import { readLooks, saveLooks } from './looks-setting';
import * as messages from './messages';

/** The shop's own logo, icon and accent: chosen by administrators (D105). */
export const looksRoutes: Routes = async (app, { db, pictures }) => {
  const deps = { db, pictures: pictureIngest(pictures), files: pictures };
  const rules = { pictures, fileField: 'pictures', maxFiles: 2, wrongFiles: messages.wrongLooks };
  await app.register(multipart);

  serve(app, calls.looksSettings, () => readLooks(db));

  serve(app, calls.saveLooks, async ({ staff, request, reply }) => {
    const { looks, gone } = await withForm(request, reply, rules, (form) =>
      saveLooks(deps, staff, form),
    );
    await clearUnused(deps, gone, request.log);
    return { message: messages.looksSaved, ...looks };
  });
};
