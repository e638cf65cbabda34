import { calls } from '@pasal/shared/contracts/whole-calls';
import { readPublic } from '@pasal/core/db/replicas/reads';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import * as messages from './messages';
import * as pages from './owner-page.service';

/** The owner's pages: visitors read what is published, administrators edit them (D150, D152). */
export const ownerPageRoutes: Routes = (app, { db }) => {
  serve(app, calls.ownerPage, ({ params, language, request }) =>
    readPublic(db, request.versions, (from) => pages.readPublicText(from, params.kind, language)),
  );

  serve(app, calls.ownerPages, () => pages.listTexts(db));

  serve(app, calls.pageDraft, ({ params }) => pages.readDraft(db, params));

  serve(app, calls.savePageDraft, async ({ params, body, staff }) => ({
    message: messages.draftSaved,
    ...(await pages.saveDraft(db, staff, params, body)),
  }));

  serve(app, calls.publishPage, async ({ params, body, staff }) => ({
    message: messages.published,
    ...(await pages.publishDraft(db, staff, params, body)),
  }));

  serve(app, calls.pageVersions, ({ params }) => pages.listVersions(db, params));

  serve(app, calls.takeBackPage, async ({ params, body, staff }) => ({
    message: messages.takenBack,
    ...(await pages.takeBack(db, staff, params, body)),
  }));
};
