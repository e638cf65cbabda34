import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import * as messages from './messages';
import { readRemarks, saveRemarks } from './ready-remarks.service';

/** Remarks to choose from: staff read them, the administrator writes them. */
export const readyRemarksRoutes: Routes = (app, { db }) => {
  serve(app, calls.readyRemarks, ({ language }) => readRemarks(db, language));

  serve(app, calls.saveReadyRemarks, async ({ body, staff }) => ({
    message: messages.remarksSaved,
    ...(await saveRemarks(db, staff, body)),
  }));
};
