import multipart from '@fastify/multipart';
import { calls } from '@pasal/shared/contracts/whole-calls';
import { uploadsDirOf } from '@pasal/core/data-directory/data-directory';
import { serve } from '@pasal/core/http/serve';
import { pictureIngest } from '../../pictures/ingest';
import { withForm } from '../../pictures/ingest-form';
import type { Routes } from '../module-deps';
import { clearUnused } from '../product/write/product-write-pictures';
import { readLooks, saveLooks } from './looks.service';
import * as messages from './messages';

/** The shop's own logo, icon and accent: chosen by administrators (D105). */
export const looksRoutes: Routes = async (app, { db, config }) => {
  const uploadsDir = uploadsDirOf(config.dataDir);
  const deps = { db, pictures: pictureIngest(uploadsDir), uploadsDir };
  const rules = { uploadsDir, fileField: 'pictures', maxFiles: 2, wrongFiles: messages.wrongLooks };
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
