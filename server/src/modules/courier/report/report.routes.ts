import { MAX_IMPORT_ROWS } from '@pasal/shared/contracts';
import { calls } from '@pasal/shared/contracts/whole-calls';
import { invalid } from '@pasal/core/errors/domain-error';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../../module-deps';
import { fileAdapter, TooManyRows, UnreadableFile } from './file-adapter';
import * as messages from './messages';
import { parcelTold } from '../../parcel/messages';
import { tellScanned } from './scan.service';
import { takeReports } from './take-reports.service';
import { dismissReports } from './dismiss-reports.service';
import { listRefused } from './refused-report.repository';
import { makeSecret, takeHook } from './webhook.service';

/** Reads a list as the adapter does. @throws DomainError 400 for what is no list */
async function readList(text: string) {
  try {
    return await fileAdapter.readReports(text);
  } catch (error) {
    const isTooLong = error instanceof TooManyRows;
    if (!isTooLong && !(error instanceof UnreadableFile)) throw error;
    const message = isTooLong ? messages.tooManyRows(MAX_IMPORT_ROWS) : messages.unreadableFile;
    throw invalid(message, { path: 'text', message });
  }
}

/** What couriers report: by a file that staff bring, or by a call that they sign. */
export const courierReportRoutes: Routes = (app, { db }) => {
  serve(app, calls.courierReport, async ({ params, body }) => {
    const way = { courierId: params.id, source: 'courier_file', isDry: body.dry } as const;
    const rows = await takeReports(db, way, await readList(body.text));
    const told = rows.filter(({ result }) => result === 'told').length;
    return { message: body.dry ? messages.reportRead : messages.reportTaken(told), rows };
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
