import { screen, waitFor, within } from '@testing-library/react';
import {
  MAX_ORDER_PIECES,
  type DeliverySettings,
  type MailSettingsResponse,
  type SiteSettings,
} from '@pasal/shared/contracts';
import { Link } from '@pasal/shared/routing';
import {
  answerCalls,
  type CallAnswers,
  failWith,
  forgetShops,
  makeSiteSettings,
  refuseWith,
} from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { me, openAsAdmin } from '../../../testing/as-admin';
import { SiteSettingsPage } from './site-settings-page';

afterEach(forgetShops);

const settings = makeSiteSettings({ shop_name: 'Pasal', phones: ['01-5970000'] });
const mail: MailSettingsResponse = {
  settings: {
    sender_name: '',
    notify_email: '',
    send: {
      order_placed_buyer_email: true,
      order_placed_buyer_sms: true,
      order_placed_shop_email: true,
      status_changed_buyer_email: true,
      status_changed_buyer_sms: true,
      cancelled_by_buyer_shop_email: true,
    },
  },
  version: 0,
  channels: { email: true, sms: false },
};
const delivery: DeliverySettings = {
  terms: { served: true, charge: 0, days: null, fast_days: 1 },
  free_above: null,
  closed_weekdays: [],
  closed_dates: [],
  map_url: '',
};
const answers: CallAnswers = {
  currentUser: { user: me },
  siteSettings: { settings, version: 3 },
  mailSettings: mail,
  deliverySettings: { settings: delivery, version: 0 },
  readyRemarks: {
    settings: { remarks: [{ remark: 'Sent', status: 'others', customer_message: '' }] },
    version: 2,
  },
};
const open = () =>
  openAsAdmin(
    <>
      <SiteSettingsPage />
      <Link to="/elsewhere">Away</Link>
    </>,
    patterns.siteSettings,
  );
const name = () => screen.getByLabelText(/^Shop name/);
const save = () => screen.getByRole('button', { name: 'Save settings' });
const bodies = (server: ReturnType<typeof answerCalls>, path: string) =>
  server.calls
    .filter((call) => call.method === 'PUT' && call.path === path)
    .map(({ body }) => body);

describe('the ready remarks', () => {
  it('are added, changed and removed, and saved by themselves (D97)', async () => {
    const server = answerCalls({
      ...answers,
      saveReadyRemarks: { message: 'Saved', settings: { remarks: [] }, version: 3 },
    });
    const { user } = open();
    const section = within(await screen.findByRole('region', { name: 'Ready remarks' }));
    const remark = await section.findByRole('textbox', { name: 'Remark' });
    expect(remark).toHaveValue('Sent');
    await user.type(remark, ' off');
    await user.click(section.getByRole('button', { name: 'Add a remark' }));
    const [, added] = section.getAllByRole('textbox', { name: 'Remark' });
    await user.type(added as HTMLElement, 'Paid');
    const [, status] = section.getAllByRole('combobox', { name: 'Sets the status to' });
    await user.selectOptions(status as HTMLElement, 'Completed');
    const [, told] = section.getAllByRole('textbox', { name: 'Tells the customer' });
    await user.type(told as HTMLElement, 'Thank you.');
    await user.click(section.getByRole('button', { name: 'Save remarks' }));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(bodies(server, '/site/ready-remarks')).toEqual([
      {
        settings: {
          remarks: [
            { remark: 'Sent off', status: 'others', customer_message: '' },
            { remark: 'Paid', status: 'complete', customer_message: 'Thank you.' },
          ],
        },
        version: 2,
      },
    ]);
  });
});

describe('the site settings', () => {
  it('are saved together, against the version they were read at', async () => {
    const saved: SiteSettings = {
      ...settings,
      shop_name: 'Pasal Pokhara',
      special_offer: false,
      order_limits: { pieces_per_product: 25, pieces_per_order: 50 },
      scarce_limits: { left: 0, pieces_per_hour: 3 },
    };
    const server = answerCalls({
      ...answers,
      saveSiteSettings: {
        message: 'Site settings saved successfully!',
        settings: saved,
        version: 4,
      },
    });
    const { user } = open();
    expect(await screen.findByLabelText(/^Shop name/)).toHaveValue('Pasal');
    expect(save()).toBeDisabled();
    await user.type(name(), ' Pokhara');
    await user.type(screen.getByLabelText('Phones'), '{Enter}9841000000');
    await user.click(screen.getByLabelText("Show the 'Special Offer!' box"));
    await user.clear(screen.getByLabelText(/^Most of one product/));
    await user.type(screen.getByLabelText(/^Most of one product/), '25');
    await user.clear(screen.getByLabelText(/^Stock at which/));
    await user.type(screen.getByLabelText(/^Stock at which/), '0');
    await user.clear(screen.getByLabelText(/^Most scarce items an hour/));
    await user.type(screen.getByLabelText(/^Most scarce items an hour/), '3');
    server.set('siteSettings', { settings: saved, version: 4 });
    await user.click(save());
    expect(await screen.findByText('Site settings saved successfully!')).toBeInTheDocument();
    const sent = { ...saved, phones: ['01-5970000', '9841000000'] };
    expect(bodies(server, '/site/settings')).toEqual([{ settings: sent, version: 3 }]);
    await waitFor(() => expect(save()).toBeDisabled());
  });

  it('refused: the words stand beside their field, and everything typed stays', async () => {
    const message = 'Enter a full web address, such as https://example.com.';
    const details = [{ path: 'social.tiktok', message }];
    answerCalls({
      ...answers,
      saveSiteSettings: refuseWith('VALIDATION', message, details),
    });
    const { user } = open();
    const field = await screen.findByLabelText('TikTok');
    await user.clear(field);
    await user.type(field, '@pasal');
    await user.click(save());
    await waitFor(() => expect(field).toHaveAccessibleDescription(message));
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('@pasal');
  });

  it('a limit that is refused says which numbers may stand there', async () => {
    const details = [{ path: 'settings.order_limits.pieces_per_order', message: 'must be >= 1' }];
    answerCalls({
      ...answers,
      saveSiteSettings: refuseWith('VALIDATION', 'No.', details),
    });
    const { user } = open();
    const field = await screen.findByLabelText(/^Most items in all/);
    await user.clear(field);
    await user.type(field, '0');
    await user.click(save());
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(`A whole number from 1 to ${MAX_ORDER_PIECES}.`),
    );
  });

  it('an emptied limit is no number, and not the one that switches the rule off', async () => {
    const details = [{ path: 'settings.scarce_limits.left', message: 'must be integer' }];
    const server = answerCalls({
      ...answers,
      saveSiteSettings: refuseWith('VALIDATION', 'No.', details),
    });
    const { user } = open();
    const field = await screen.findByLabelText(/^Stock at which/);
    await user.clear(field);
    await user.click(save());
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/A whole number from 0 to 1000\./),
    );
    expect(bodies(server, '/site/settings')).toMatchObject([
      { settings: { scarce_limits: { left: null, pieces_per_hour: 10 } } },
    ]);
  });

  it('a limit that someone else saved meanwhile is shown beside it', async () => {
    const server = answerCalls({
      ...answers,
      saveSiteSettings: refuseWith('CONFLICT', 'Meanwhile.'),
    });
    const { user } = open();
    const field = await screen.findByLabelText(/^Most items in all/);
    await user.clear(field);
    await user.type(field, '7');
    const order_limits = { ...settings.order_limits, pieces_per_order: 9 };
    const theirs = { settings: { ...settings, order_limits }, version: 4 };
    server.set('siteSettings', theirs);
    await user.click(save());
    await waitFor(() => expect(field).toHaveAccessibleDescription('Someone else saved “9” here.'));
  });

  it('saved by someone else meanwhile: what both typed stays, and can be saved over theirs', async () => {
    const message = 'Someone else has saved these settings in the meantime.';
    const server = answerCalls({
      ...answers,
      saveSiteSettings: refuseWith('CONFLICT', message),
    });
    const { user } = open();
    await screen.findByLabelText(/^Shop name/);
    await user.type(name(), ' Mine');
    const theirs = { ...settings, shop_name: 'Theirs', address: 'Their road' };
    server.set('siteSettings', { settings: theirs, version: 4 });
    await user.click(save());
    expect(await screen.findByText(/everything you typed is kept/)).toBeInTheDocument();
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(name()).toHaveValue('Pasal Mine');
    expect(name()).toHaveAccessibleDescription('Someone else saved “Theirs” here.');
    expect(screen.getByLabelText('Address')).toHaveValue('Their road');
    const mine = { ...theirs, shop_name: 'Pasal Mine' };
    server.set('saveSiteSettings', { message: 'Saved.', settings: mine, version: 5 });
    server.set('siteSettings', { settings: mine, version: 5 });
    await user.click(save());
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
    expect(bodies(server, '/site/settings').at(-1)).toEqual({ settings: mine, version: 4 });
    await waitFor(() => expect(save()).toBeDisabled());
  });

  it('saved by someone else meanwhile: theirs can be taken instead', async () => {
    const server = answerCalls({
      ...answers,
      saveSiteSettings: refuseWith('CONFLICT', 'Meanwhile.'),
    });
    const { user } = open();
    await screen.findByLabelText(/^Shop name/);
    await user.type(name(), ' Mine');
    server.set('siteSettings', {
      settings: { ...settings, shop_name: 'Theirs' },
      version: 4,
    });
    await user.click(save());
    await screen.findByText(/everything you typed is kept/);
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(name()).toHaveValue('Theirs');
    expect(screen.queryByText('Meanwhile.')).not.toBeInTheDocument();
  });

  it('unsaved changes warn before one leaves, and stay if one does not', async () => {
    answerCalls(answers);
    const { user, location } = open();
    await screen.findByLabelText(/^Shop name/);
    await user.type(name(), '!');
    await user.click(screen.getByRole('link', { name: 'Away' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(name()).toHaveValue('Pasal!');
    await user.click(screen.getByRole('link', { name: 'Away' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(location()).toBe('/elsewhere'));
  });

  it('what was typed can be discarded', async () => {
    answerCalls(answers);
    const { user } = open();
    await screen.findByLabelText(/^Shop name/);
    await user.type(name(), '!');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(name()).toHaveValue('Pasal');
  });

  it('loading, failed with retry', async () => {
    const server = answerCalls({ ...answers, siteSettings: failWith(500, {}) });
    const { user } = open();
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Loading...');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the settings.');
    server.set('siteSettings', { settings, version: 3 });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByLabelText(/^Shop name/)).toHaveValue('Pasal');
  });
});

describe('the message settings', () => {
  it('say what this server cannot send, and are saved apart', async () => {
    const server = answerCalls({
      ...answers,
      saveMailSettings: {
        message: 'Message settings saved successfully!',
        settings: mail.settings,
        version: 1,
      },
    });
    const { user } = open();
    expect(await screen.findByText("This shop can't send SMS yet.")).toBeInTheDocument();
    expect(screen.queryByText(/can't send email/)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Sender name'), 'Shop');
    await user.click(screen.getByLabelText('Order placed, to the customer by SMS'));
    await user.click(screen.getByRole('button', { name: 'Save messages' }));
    expect(await screen.findByText('Message settings saved successfully!')).toBeInTheDocument();
    expect(bodies(server, '/site/mail')).toEqual([
      {
        settings: {
          ...mail.settings,
          sender_name: 'Shop',
          send: { ...mail.settings.send, order_placed_buyer_sms: false },
        },
        version: 0,
      },
    ]);
  });

  it('keep what was typed when someone else has saved theirs', async () => {
    const server = answerCalls({
      ...answers,
      saveMailSettings: refuseWith('CONFLICT', 'Meanwhile.'),
    });
    const { user } = open();
    await user.type(await screen.findByLabelText('Sender name'), 'Mine');
    const theirs = { ...mail.settings, notify_email: 'their@pasal.test' };
    server.set('mailSettings', { ...mail, settings: theirs, version: 1 });
    await user.click(screen.getByRole('button', { name: 'Save messages' }));
    expect(await screen.findByText(/everything you typed is kept/)).toBeInTheDocument();
    expect(screen.getByLabelText('Sender name')).toHaveValue('Mine');
    expect(screen.getByLabelText('Email for new orders')).toHaveValue('their@pasal.test');
  });
});

it('the terms of delivery are saved apart, as they are typed', async () => {
  const message = 'Delivery settings saved.';
  const server = answerCalls({
    ...answers,
    saveDeliverySettings: { message, settings: delivery, version: 1 },
  });
  const { user } = open();
  const section = within(await screen.findByRole('region', { name: 'Delivery' }));
  await user.type(await section.findByLabelText('Latest day'), '3');
  const fast = section.getByLabelText('Days for fast products');
  expect(fast).toHaveValue(1);
  await user.clear(fast);
  await user.type(fast, '2');
  await user.type(section.getByLabelText('Free delivery from (Rs.)'), '5000');
  await user.click(section.getByRole('checkbox', { name: 'Saturday' }));
  await user.type(section.getByLabelText('Closed on'), '2026-12-25');
  await user.type(section.getByLabelText('Map link'), 'https://maps.example/shop');
  await user.click(section.getByRole('button', { name: 'Save delivery' }));
  await waitFor(() =>
    expect(bodies(server, '/site/delivery')).toEqual([
      {
        settings: {
          terms: { served: true, charge: 0, days: { from: 3, to: 3 }, fast_days: 2 },
          free_above: 5000,
          closed_weekdays: [6],
          closed_dates: ['2026-12-25'],
          map_url: 'https://maps.example/shop',
        },
        version: 0,
      },
    ]),
  );
});
