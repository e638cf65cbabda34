import { screen, waitFor } from '@testing-library/react';
import { answerCalls, forgetShops } from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { answers, bodies, delivery, openSettings, save } from '../../testing/settings-pages';
import { SiteDeliveryPage } from './site-delivery-page';

afterEach(forgetShops);

it('the terms of delivery are saved as they are typed', async () => {
  const message = 'Delivery settings saved.';
  const server = answerCalls({
    ...answers,
    saveDeliverySettings: { message, settings: delivery, version: 1 },
  });
  const { user } = openSettings(SiteDeliveryPage, patterns.siteDelivery);
  await user.type(await screen.findByLabelText('Latest day'), '3');
  const fast = screen.getByLabelText('Days for fast products');
  expect(fast).toHaveValue(1);
  await user.clear(fast);
  await user.type(fast, '2');
  await user.type(screen.getByLabelText('Free delivery from (Rs.)'), '5000');
  await user.click(screen.getByRole('checkbox', { name: 'Saturday' }));
  await user.type(screen.getByLabelText('Closed on'), '2026-12-25');
  await user.type(screen.getByLabelText('Map link'), 'https://maps.example/shop');
  await user.click(save());
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
