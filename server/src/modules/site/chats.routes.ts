import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import { readChats, saveChats } from './chats.service';
import * as messages from './messages';
import { readSettings } from './site-settings.service';

/** Where the shop answers in chats, and messages to choose from: staff read them, the administrator writes them. */
export const chatsRoutes: Routes = (app, { db }) => {
  serve(app, calls.chatSettings, async ({ language }) =>
    readChats(db, await readSettings(db), language),
  );

  serve(app, calls.saveChatSettings, async ({ body, staff }) => ({
    message: messages.chatsSaved,
    ...(await saveChats(db, staff, body)),
  }));
};
