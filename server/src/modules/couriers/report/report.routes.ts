import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../../module-deps';
import * as messages from './messages';
import { parcelTold } from '../../order-record/messages';
import { keepCourierWords } from './courier-words.service';
import { readList, unknownStates } from './read-list.service';
import { tellScanned } from './scan.service';
import { takeReports } from './take-reports.service';
import { dismissReports } from './dismiss-reports.service';
import { listRefused } from './refused-report.repository';
import { makeSecret, takeHook } from './webhook.service';

/** Courier reports: from a file that staff upload, or a signed webhook call. */
export const courierReportRoutes: Routes = (app, { db }) => {
  serve(app, calls.courierReport, async ({ params, body, staff: actor }) => {
    const way = { courierId: params.id, source: 'courier_file', isDry: body.dry, actor } as const;
    const { reports, notes, asks } = await readList(db, params.id, body.text);
    const rows = await takeReports(db, way, reports);
    const told = rows.filter(({ result }) => result === 'told').length;
    const message = body.dry ? messages.reportRead : messages.reportTaken(told);
    return { message, rows, notes, asks, unknown_states: unknownStates(reports) };
  });

  serve(app, calls.courierWords, async ({ params, body, staff }) => {
    await keepCourierWords(db, staff, params.id, body);
    return { message: messages.wordsKept };
  });

  serve(app, calls.courierHook, async ({ params, body }) => {
    await takeHook(db, params.id, body);
    return { message: messages.reportHeard };
  });

  serve(app, calls.refusedReports, () => listRefused(db));

  serve(app, calls.dismissReports, async ({ body, staff }) => {
    await dismissReports(db, staff, body.ids);
    return { message: messages.reportsDismissed };
  });

  serve(app, calls.tellScanned, async ({ body, staff }) => {
    await tellScanned(db, { source: 'staff', actor: staff }, body);
    return { message: parcelTold };
  });

  serve(app, calls.makeCourierSecret, async ({ params, staff }) => ({
    message: messages.secretMade,
    secret: await makeSecret(db, staff, params.id),
  }));
};
