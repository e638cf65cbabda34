import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import { publishAnnouncement, readAnnouncement, saveAnnouncement } from './announcement-setting';
import * as announcementMessages from './announcement-messages';
import { calendarSetting } from './calendar-setting';
import { channelsOf } from './channels';
import { readChats, saveChats } from './chats-setting';
import { deliverySetting } from './delivery-setting';
import { deskSetting } from './desk-setting';
import { mailSetting } from './mail-setting';
import * as messages from './messages';
import { remarksSetting } from './remarks-setting';
import { returnSetting } from './return-setting';
import { readSettings, siteSetting } from './site-setting';

/** The shop's settings: administrators write them; staff read those they choose from. */
export const settingsRoutes: Routes = (app, { db, config }) => {
  serve(app, calls.managedSettings, () => siteSetting.read(db));
  serve(app, calls.saveSiteSettings, async ({ body, staff }) => ({
    message: messages.settingsSaved,
    ...(await siteSetting.save(db, staff, body)),
  }));

  serve(app, calls.mailSettings, async () => ({
    ...(await mailSetting.read(db)),
    channels: channelsOf(config),
  }));
  serve(app, calls.saveMailSettings, async ({ body, staff }) => ({
    message: messages.mailSaved,
    ...(await mailSetting.save(db, staff, body)),
  }));

  serve(app, calls.readyRemarks, ({ language }) => remarksSetting.read(db, language));
  serve(app, calls.saveReadyRemarks, async ({ body, staff }) => ({
    message: messages.remarksSaved,
    ...(await remarksSetting.save(db, staff, body)),
  }));

  serve(app, calls.chatSettings, async ({ language }) =>
    readChats(db, await readSettings(db), language),
  );
  serve(app, calls.saveChatSettings, async ({ body, staff }) => ({
    message: messages.chatsSaved,
    ...(await saveChats(db, staff, body)),
  }));

  serve(app, calls.calendarSettings, () => calendarSetting.read(db));
  serve(app, calls.saveCalendar, async ({ body, staff }) => ({
    message: messages.calendarSaved,
    ...(await calendarSetting.save(db, staff, body)),
  }));

  serve(app, calls.deskSettings, () => deskSetting.read(db));
  serve(app, calls.saveDeskSettings, async ({ body, staff }) => ({
    message: messages.desksSaved,
    ...(await deskSetting.save(db, staff, body)),
  }));

  serve(app, calls.returnRules, () => returnSetting.read(db));
  serve(app, calls.saveReturnRules, async ({ body, staff }) => ({
    message: messages.returnDaysSaved,
    ...(await returnSetting.save(db, staff, body)),
  }));

  serve(app, calls.deliverySettings, () => deliverySetting.read(db));
  serve(app, calls.saveDeliverySettings, async ({ body, staff }) => ({
    message: messages.deliverySaved,
    ...(await deliverySetting.save(db, staff, body)),
  }));

  serve(app, calls.announcementSettings, () => readAnnouncement(db));
  serve(app, calls.saveAnnouncement, async ({ body, staff }) => ({
    message: announcementMessages.announcementSaved,
    ...(await saveAnnouncement(db, staff, body)),
  }));
  serve(app, calls.publishAnnouncement, async ({ body, staff }) => ({
    message: announcementMessages.announcementPublished,
    ...(await publishAnnouncement(db, staff, body)),
  }));
};
