import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contracts from '@pasal/shared/contracts';
import { staffOf } from '../../http/access';
import { invalid } from '../../http/errors';
import { looksLikeEmail } from '../auth/email';
import type { ModuleDeps } from '../module-deps';
import { channelsOf } from '../notification/channels';
import { presentMailSettings } from './mail-settings';
import { readStoredMail } from './mail.repository';
import { saveMail } from './mail.service';
import * as messages from './messages';

/** Trims the settings; a wrong address would lose every notice to the shop. */
function normaliseMail({ sender_name, notify_email, send }: contracts.MailSettings) {
  const settings = { sender_name: sender_name.trim(), notify_email: notify_email.trim(), send };
  if (settings.notify_email !== '' && !looksLikeEmail(settings.notify_email)) {
    const message = messages.INVALID_EMAIL;
    throw invalid(message, { path: 'notify_email', message });
  }
  return settings;
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
    async () => ({
      settings: presentMailSettings(await readStoredMail(db)),
      channels: channelsOf(config),
    }),
  );

  app.put(
    '/site/mail',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Sets which messages the shop sends, and in whose name.',
        body: contracts.MailSettings,
        response: { 200: contracts.MailSettingsUpdateAnswer },
      },
    },
    async (request) => {
      const settings = normaliseMail(request.body);
      await saveMail(db, staffOf(request), settings);
      return { message: messages.MAIL_SAVED, settings };
    },
  );
};
