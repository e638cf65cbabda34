import { screen, waitFor, within } from '@testing-library/react';
import type { SiteSettings } from '@pasal/shared/contracts';
import { answerCalls, failWith, forgetShops, refuseWith } from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { answers, bodies, openSettings, save, settings } from '../../testing/settings-pages';
import { SiteSettingsPage } from './site-settings-page';

afterEach(forgetShops);

const open = () => openSettings(SiteSettingsPage, patterns.siteSettings);
const name = () => screen.getByLabelText(/^Shop name/);

describe('the site settings', () => {
  it('are cut into pages, the first at their own address', async () => {
    answerCalls(answers);
    open();
    await screen.findByLabelText(/^Shop name/);
    const pages = within(screen.getByRole('navigation', { name: 'Pages of the site settings' }));
    const links = pages.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Shop', '/dashboard/site-settings'],
      ['Looks', '/dashboard/site-settings/looks'],
      ['Selling', '/dashboard/site-settings/selling'],
      ['Delivery', '/dashboard/site-settings/delivery'],
      ['Messages', '/dashboard/site-settings/messages'],
      ['Remarks', '/dashboard/site-settings/remarks'],
      ['Desks', '/dashboard/site-settings/desks'],
      ['Returns', '/dashboard/site-settings/returns'],
      ['Chats', '/dashboard/site-settings/chats'],
      ['Pages', '/dashboard/site-settings/pages'],
      ['Announcement', '/dashboard/site-settings/announcement'],
      ['Calendar', '/dashboard/site-settings/calendar'],
    ]);
    expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('Shop');
    expect(document.title).toBe('Site settings: Shop | Pasal');
  });

  it('are saved with what other pages show of them, against the version they were read at', async () => {
    const saved: SiteSettings = {
      ...settings,
      shop_name: 'Pasal Pokhara',
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
    server.set('managedSettings', { settings: saved, version: 4 });
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

  it('refused for what another page shows: it is told below, and what is typed stays', async () => {
    const message = 'A limit is wrong.';
    const details = [{ path: 'settings.order_limits.pieces_per_order', message }];
    answerCalls({ ...answers, saveSiteSettings: refuseWith('VALIDATION', message, details) });
    const { user } = open();
    await screen.findByLabelText(/^Shop name/);
    await user.type(name(), '!');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(name()).toHaveValue('Pasal!');
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
    server.set('managedSettings', { settings: theirs, version: 4 });
    await user.click(save());
    expect(await screen.findByText(/everything you typed is kept/)).toBeInTheDocument();
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(name()).toHaveValue('Pasal Mine');
    expect(name()).toHaveAccessibleDescription('Someone else saved “Theirs” here.');
    expect(screen.getByLabelText('Address')).toHaveValue('Their road');
    const mine = { ...theirs, shop_name: 'Pasal Mine' };
    server.set('saveSiteSettings', { message: 'Saved.', settings: mine, version: 5 });
    server.set('managedSettings', { settings: mine, version: 5 });
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
    server.set('managedSettings', {
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
    const server = answerCalls({ ...answers, managedSettings: failWith(500, {}) });
    const { user } = open();
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Loading...');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the settings.');
    server.set('managedSettings', { settings, version: 3 });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByLabelText(/^Shop name/)).toHaveValue('Pasal');
  });
});
