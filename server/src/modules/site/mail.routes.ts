import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contracts from '@pasal/shared/contracts';
import { staffOf } from '../../http/access';
import { invalid } from '../../http/errors';
import { looksLikeEmail } from '../auth/email';
import type { ModuleDeps } from '../module-deps';
import { channelsOf } from '../notification/channels';
import { readMail, saveMail } from './mail.service';
import * as messages from './messages';

/** A wrong address would lose every notice to the shop. */
function assertAddress({ notify_email }: contracts.MailSettings): void {
  if (notify_email === '' || looksLikeEmail(notify_email)) return;
  const message = messages.INVALID_EMAIL;
  throw invalid(message, { path: 'notify_email', message });
}

/** Which messages the shop sends, and in whose name: the administrator's alone. */
export const mailRoutes: FastifyPluginAsyncTypebox<ModuleDeps> = async (app, { db, config }) => {
  app.get(
    '/site/mail',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Which messages the shop sends, and whether it can.',
        response: { 200: contracts.MailSettingsAnswer },
      },
    },
    async () => ({ ...(await readMail(db)), channels: channelsOf(config) }),
  );

  app.put(
    '/site/mail',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Sets which messages the shop sends, unless someone else has meanwhile.',
        refusals: [409],
        body: contracts.MailSettingsRequest,
        response: { 200: contracts.MailSettingsUpdateAnswer },
      },
    },
    async (request) => {
      assertAddress(request.body.settings);
      const saved = await saveMail(db, staffOf(request), request.body);
      return { message: messages.MAIL_SAVED, ...saved };
    },
  );
};
