import { screen } from '@testing-library/react';
import { answerCalls, forgetShops } from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { answers, bodies, openSettings, save } from '../../testing/settings-pages';
import { SiteReturnsPage } from './site-returns-page';

afterEach(forgetShops);

test('the days of the shop and of a category are changed and saved', async () => {
  const rules = { return_days: 5, exchange_days: 7, categories: [] };
  const server = answerCalls({
    ...answers,
    categories: {
      categories: [{ id: 3, name: 'Cams', label: 'Cameras', brands: [], children: [] }],
    },
    saveReturnRules: { message: 'Days saved.', settings: rules, version: 1 },
  });
  const { user } = openSettings(SiteReturnsPage, patterns.siteReturns);
  const shop = await screen.findByLabelText('Money back (days)');
  await user.clear(shop);
  await user.type(shop, '400');
  await user.click(save());
  expect(shop).toHaveAccessibleDescription(/Enter whole days from 0 to 365\./);
  await user.clear(shop);
  await user.type(shop, '5');
  await user.type(await screen.findByLabelText('Cameras: Exchange (days)'), '14');
  await user.click(save());
  expect(await screen.findByText('Days saved.')).toBeInTheDocument();
  expect(bodies(server, '/site/returns').at(-1)).toEqual({
    settings: {
      return_days: 5,
      exchange_days: 7,
      categories: [{ category_id: 3, return_days: 5, exchange_days: 14 }],
    },
    version: 0,
  });
});
