import { screen, waitFor } from '@testing-library/react';
import { CHECKLIST_POINTS, type ChecklistPoint } from '@pasal/shared/contracts';
import { answerCalls, forgetShops, renderShop, signedIn } from '@pasal/shared/testing';
import { patterns } from '../../paths';
import { NextPoint } from './next-point';

afterEach(forgetShops);

const pointsOf = (done: readonly ChecklistPoint[], ready = false) => ({
  points: CHECKLIST_POINTS.map((point) => ({ point, done: done.includes(point) })),
  ready,
});

function open(at: string, checklist = pointsOf([]), role: 'admin' | 'staff' = 'admin') {
  const server = answerCalls({ checklist });
  renderShop(<NextPoint />, { at, route: '/dashboard/*', state: signedIn({ role }) });
  return server;
}
const next = async () => {
  const link = await screen.findByRole('link');
  return [link.textContent, link.getAttribute('href')];
};

describe('the way to the next point of the first day (D107)', () => {
  it.each([
    // The page's own points come first; then the points that follow them.
    [patterns.siteSettings, [], 'Next: Districts and cities', patterns.places],
    [patterns.siteSettings, ['places'], 'Next: Delivery', patterns.siteDelivery],
    [patterns.siteDelivery, ['catalogue'], 'Next: First product', patterns.addNewProduct],
    // After the last point it starts again; no page makes a backup.
    [patterns.siteMessages, ['contacts'], 'Next: Legal identity', patterns.siteSettings],
  ] as const)('on %s with %j done is "%s"', async (at, done, words, to) => {
    open(at, pointsOf(done));
    expect(await next()).toEqual([words, to]);
  });

  it('says how many steps are left, without those that can wait', async () => {
    open(patterns.places, pointsOf(['contacts', 'identity', 'places', 'product', 'mail']));
    expect(await screen.findByText('Before you sell: One step left.')).toBeVisible();
    expect(await next()).toEqual(['Next: Delivery', patterns.siteDelivery]);
  });

  it.each([
    ['the shop can sell', pointsOf(['product'], true)],
    ['no page has anything left', pointsOf(CHECKLIST_POINTS.filter((each) => each !== 'backup'))],
  ])('is gone when %s', async (_when, checklist) => {
    const server = open(patterns.places, checklist);
    await waitFor(() => expect(server.calls).toHaveLength(1));
    expect(screen.queryByText(/Before you sell/)).not.toBeInTheDocument();
  });

  it.each([
    [patterns.dashboard, 'admin'],
    [patterns.orderManagement, 'admin'],
    [patterns.addNewProduct, 'staff'],
  ] as const)('is not asked for on %s by %s', (at, role) => {
    expect(open(at, pointsOf([]), role).calls).toEqual([]);
  });
});
