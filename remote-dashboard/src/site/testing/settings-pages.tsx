import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import {
  NOTIFICATION_NAMES,
  type DeliverySettings,
  type MailSettings,
  type MailSettingsResponse,
  type ManagedSettings,
} from '@pasal/shared/contracts';
import { Link } from '@pasal/shared/routing';
import { makeSiteSettings, type answerCalls, type CallAnswers } from '@pasal/shared/testing';
import { me, openAsAdmin } from '../../testing/as-admin';
import { makeCourier } from '../../testing/courier';

export const settings: ManagedSettings = {
  ...makeSiteSettings({ shop_name: 'Pasal', phones: ['01-5970000'] }),
  ne: { tagline: '', address: '', opening_hours: '', legal_name: '', grievance_contact: '' },
};
export const mail: MailSettingsResponse = {
  settings: {
    sender_name: '',
    notify_email: '',
    send: Object.fromEntries(
      NOTIFICATION_NAMES.map((name) => [name, true]),
    ) as MailSettings['send'],
  },
  version: 0,
  channels: { email: true, sms: false },
};
export const delivery: DeliverySettings = {
  terms: { served: true, charge: 0, days: null, fast_days: 1 },
  free_above: null,
  closed_weekdays: [],
  closed_dates: [],
  map_url: '',
};

/** Answers of every call that a page of the settings makes. */
export const answers: CallAnswers = {
  currentUser: { user: me },
  managedSettings: { settings, version: 3 },
  looksSettings: { settings: { accent: null, logo: null, icon: null }, version: 0 },
  mailSettings: mail,
  deliverySettings: { settings: delivery, version: 0 },
  calendarSettings: { settings: { paper: 'ad', years: [] }, version: 0 },
  deskSettings: { settings: { known_orders: 0, below: 0, files: [] }, version: 1 },
  returnRules: { settings: { return_days: 7, exchange_days: 7, categories: [] }, version: 0 },
  managedCategories: { categories: [], brands: [] },
  couriers: { couriers: [makeCourier()] },
  readyRemarks: {
    settings: { remarks: [{ remark: 'Sent', status: 'others', customer_message: '' }] },
    version: 2,
  },
  chatSettings: {
    settings: {
      whatsapp: '+9779801234567',
      viber: '',
      messenger: '',
      templates: [{ name: 'Sent', text: 'Hello {name}' }],
    },
    version: 2,
  },
};

/** Opens a page of the settings, with a link to leave it. */
export const openSettings = (Page: ComponentType, at: string) =>
  openAsAdmin(
    <>
      <Page />
      <Link to="/elsewhere">Away</Link>
    </>,
    at,
  );

export const save = () => screen.getByRole('button', { name: 'Save settings' });

/** The bodies of the save requests. */
export const bodies = (server: ReturnType<typeof answerCalls>, path: string) =>
  server.calls
    .filter((call) => call.method === 'PUT' && call.path === path)
    .map(({ body }) => body);
