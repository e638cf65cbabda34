import { screen, waitFor } from '@testing-library/react';
import { MAX_ORDER_PIECES, type SiteSettings } from '@pasal/shared/contracts';
import { answerCalls, forgetShops, refuseWith } from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { answers, bodies, openSettings, save, settings } from '../../testing/settings-pages';
import { SiteSellingPage } from './site-selling-page';

afterEach(forgetShops);

const open = () => openSettings(SiteSellingPage, patterns.siteSelling);

describe('how the shop sells', () => {
  it('offer and limits are saved with what other pages show', async () => {
    const saved: SiteSettings = {
      ...settings,
      special_offer: false,
      order_limits: { pieces_per_product: 25, pieces_per_order: 50 },
      scarce_limits: { left: 0, pieces_per_hour: 3 },
    };
    const server = answerCalls({
      ...answers,
      saveSiteSettings: { message: 'Saved.', settings: saved, version: 4 },
    });
    const { user } = open();
    await user.click(await screen.findByLabelText("Show the 'Special Offer!' box"));
    for (const [field, value] of [
      [/^Most of one product/, '25'],
      [/^Stock at which/, '0'],
      [/^Most scarce items an hour/, '3'],
    ] as const) {
      await user.clear(screen.getByLabelText(field));
      await user.type(screen.getByLabelText(field), value);
    }
    server.set('managedSettings', { settings: saved, version: 4 });
    await user.click(save());
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    expect(bodies(server, '/site/settings')).toEqual([{ settings: saved, version: 3 }]);
    await waitFor(() => expect(save()).toBeDisabled());
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
    server.set('managedSettings', theirs);
    await user.click(save());
    await waitFor(() => expect(field).toHaveAccessibleDescription('Someone else saved “9” here.'));
  });
});
