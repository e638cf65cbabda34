import type { MailSettings } from '@pasal/shared/contracts';
import { calls } from '@pasal/shared/contracts/whole-calls';
import { looksLikeEmail } from '@pasal/shared/domain';
import { invalid } from '@pasal/core/errors/domain-error';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import { channelsOf } from '../notification/channels';
import { readMail, saveMail } from './mail.service';
import * as messages from './messages';

/** A wrong address would lose every notification to the shop. */
function assertAddress({ notify_email }: MailSettings): void {
  if (notify_email === '' || looksLikeEmail(notify_email)) return;
  const message = messages.invalidEmail;
  throw invalid(message, { path: 'notify_email', message });
}

/** Which messages the shop sends, and in whose name: the administrator's alone. */
export const mailRoutes: Routes = (app, { db, config }) => {
  serve(app, calls.mailSettings, async () => ({
    ...(await readMail(db)),
    channels: channelsOf(config),
  }));

  serve(app, calls.saveMailSettings, async ({ body, staff }) => {
    assertAddress(body.settings);
    return { message: messages.mailSaved, ...(await saveMail(db, staff, body)) };
  });
};
