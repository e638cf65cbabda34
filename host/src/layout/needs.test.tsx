import { screen, within } from '@testing-library/react';
import {
  answerCalls,
  answersOfPage,
  expectNothingAsked,
  forgetShops,
  makeSiteSettings,
  type CallAnswers,
} from '@pasal/shared/testing';
import { description } from '../routes';
import { renderHost } from '../testing/render-host';
import { ShopLayout } from './shop-layout';

afterEach(forgetShops);

test('header and footer show what the document brought and ask nothing', async () => {
  const bodies: CallAnswers = {
    siteSettings: { settings: makeSiteSettings({ tagline: 'Wires & more' }), version: 1 },
    categoryNames: { categories: [{ id: 1, name: 'Cameras', children: [] }] },
  };
  const server = answerCalls(bodies);
  const answers = await answersOfPage(description.needs, { at: '/', route: '/' }, bodies);
  renderHost(<ShopLayout />, { answers });
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText('Wires & more')).toBeInTheDocument();
  expect(footer.getByRole('link', { name: 'Cameras' })).toBeInTheDocument();
  expect(await screen.findAllByText('Search is unavailable.')).not.toHaveLength(0);
  await expectNothingAsked(server, answers);
});
