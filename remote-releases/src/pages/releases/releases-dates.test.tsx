import { screen, within } from '@testing-library/react';
import type { ReleaseOverview } from '@pasal/shared/contracts';
import { answerCalls, forgetShops, makeSiteSettings } from '@pasal/shared/testing';
import { answers, at, choose, offers, open, token } from '../../testing/releases-page';

beforeEach(() => localStorage.setItem('pasal:calendar', 'bs'));
afterEach(() => {
  forgetShops();
  localStorage.clear();
});

const BS = '5 Mangsir 2083, 11:45';
const ends = '2026-11-25T06:00:00.000Z';
const walk = { walked_by: 'shop' as const, by: 'the shop', at, findings: [], stale: false };
const release: ReleaseOverview = {
  ...offers,
  plan: { state: 'growing', step: 0, since: at, visits: 40, least: 300, yes_from: ends },
  returned: { version: '1.0.1', at },
  walking: { version: '1.2', by: 'Team', since: at },
  versions: offers.versions.map((version) => ({ ...version, walk })),
};
const health = {
  until: at,
  versions: [
    {
      version: '1.1',
      loads: 38,
      failed: 2,
      slow: 0,
      reached: 0,
      ordered: 0,
      refused: 0,
      refusals: [],
    },
  ],
  hours: [{ hour: at, version: '1.1', loads: 38, failed: 2 }],
};

const openInBs = () => {
  answerCalls({
    ...answers,
    siteSettings: { settings: makeSiteSettings(), version: 1 },
    releases: { ...answers.releases, releases: [release] },
    releaseHealth: health,
    releaseTokens: { tokens: [{ ...token, last_used_at: at, expires_at: ends }] },
    releasePreviews: {
      previews: answers.releasePreviews.previews.map((each) => ({ ...each, expires_at: ends })),
    },
    previewRelease: { message: 'Created.', url: 'https://shop.test/preview', expires_at: ends },
  });
  return open();
};

/** The row of a part, once the rules of the calendar are there. */
const rowInBs = () => screen.findByRole('row', { name: new RegExp(`the offers.*${BS}`) });

it('who reads Bikram Sambat has every list of releases in it', async () => {
  const { user } = openInBs();
  const row = await rowInBs();
  expect(row).toHaveTextContent('You can approve it from 9 Mangsir 2083, 11:45.');
  expect(row).toHaveTextContent(`By the shop in a browser, ${BS}.`);
  expect(row).toHaveTextContent(`since ${BS}.`);
  expect(await screen.findByRole('row', { name: /^Offers team offers/ })).toHaveTextContent(
    `${BS}9 Mangsir 2083Revoke`,
  );
  expect(await screen.findByRole('row', { name: /^offers 1.2/ })).toHaveTextContent(
    '9 Mangsir 2083, 11:45',
  );
  expect(await screen.findByRole('row', { name: /offers.example.com/ })).toHaveTextContent(BS);
  expect(await screen.findByRole('row', { name: /Activated/ })).toHaveTextContent(BS);
  await user.click(await screen.findByText('Show as a table'));
  expect(screen.getByRole('rowheader', { name: '5 Mangsir, 11:45' })).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('2026');
});

it('the dialogs of a part say its moments in it too', async () => {
  const shop = openInBs();
  await rowInBs();
  await choose(shop, 'the offers', 'Roll back');
  expect(screen.getByRole('dialog')).toHaveTextContent(`rolled back automatically at ${BS}.`);
  await shop.user.keyboard('{Escape}');
  await choose(shop, 'the offers', 'Preview link');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('option', { name: `1.2 · ${BS} · Offers team` })).toBeInTheDocument();
  await shop.user.click(dialog.getByRole('button', { name: 'Create link' }));
  expect(await screen.findByLabelText('Link')).toHaveAccessibleDescription(
    /^Valid until 9 Mangsir 2083, 11:45/,
  );
});
