import { screen, within } from '@testing-library/react';
import type { ReleaseOverview, ReleaseWalk } from '@pasal/shared/contracts';
import { answerCalls, forgetShops } from '@pasal/shared/testing';
import { answers, at, choose, host, offers, open, sent } from '../../testing/releases-page';

afterEach(forgetShops);

const finding = '/offers at 390 px: an error: no cart.';
const passed: ReleaseWalk = { walked_by: 'shop', by: 'the shop', at, findings: [], stale: false };
const found: ReleaseWalk = { ...passed, walked_by: 'team', by: 'Team', findings: [finding] };
const [next, tried] = offers.versions;
const versions = [next, tried, { ...tried, version: '1.0' }].map((version, place) => ({
  ...(version as ReleaseOverview['versions'][number]),
  walk: [found, passed, { ...passed, stale: true }][place] as ReleaseWalk,
}));
const walked: ReleaseOverview = {
  ...offers,
  stable: { ...offers.stable, wraps: ['fetch', 'history'] },
  walking: { version: '1.2', by: 'Team', since: at },
  versions,
};
const withWalks = (walks: boolean) => ({
  ...answers,
  releases: { ...answers.releases, releases: [host, walked], walks },
});

it('each release says who walked with it, what it wraps, and that a walk is under way', async () => {
  answerCalls(withWalks(true));
  open();
  const when = '21 Nov 2026, 11:45';
  expect(await screen.findByRole('row', { name: /the offers/ })).toHaveTextContent(
    [
      '1.090 %Wraps fetch, historyAll other parts of a page use what it makes of it.',
      `WalkedBy the shop in a browser, ${when}, beside what was live then.`,
      `1.110 %WalkedBy the shop in a browser, ${when}.`,
      `Being checked1.2, since ${when}. It goes live at the end if nothing is found.`,
    ].join(''),
  );
  // Nobody walks with the shop's own build.
  expect(screen.getByRole('row', { name: /the shop host/ })).not.toHaveTextContent(/walked/i);
});

it('what a walk found stands beside the version, which may go live without a walk', async () => {
  const message = 'The shop walks through offers 1.2 in a browser first.';
  const server = answerCalls({
    ...withWalks(true),
    activateRelease: { message, release: walked },
  });
  const shop = open();
  await choose(shop, 'the offers', 'Activate');
  const dialog = within(screen.getByRole('dialog', { name: 'Activate a release of the offers' }));
  const findings = within(dialog.getByRole('list', { name: 'What the walk found' }));
  expect(findings.getAllByRole('listitem').map((item) => item.textContent)).toEqual([finding]);
  expect(dialog.getByText('1 finding')).toBeInTheDocument();
  expect(dialog.getByText(/^The shop walks through it in a browser first/)).toBeInTheDocument();
  await shop.user.selectOptions(dialog.getByLabelText('Version'), '1.1');
  expect(dialog.queryByRole('list', { name: 'What the walk found' })).not.toBeInTheDocument();
  await shop.user.selectOptions(dialog.getByLabelText('Version'), '1.2');
  await shop.user.click(dialog.getByLabelText('Go live without the walk'));
  await shop.user.click(dialog.getByRole('button', { name: 'Activate' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(sent(server, 'POST')).toEqual([
    ['/release/offers/activate', { version: '1.2', share: 100, why: '', without_walk: true }],
  ]);
});

it('where no one walks, nothing is asked of it, and the history says so', async () => {
  const [event] = answers.releaseHistory.events;
  const events = [{ ...event, walked: 'none' as const }];
  answerCalls({
    ...answers,
    releaseHistory: { total: 1, events } as typeof answers.releaseHistory,
  });
  const shop = open();
  expect(await screen.findByRole('row', { name: /Activated/ })).toHaveTextContent(
    'Activated offers 1.1 for 10 %, not walked',
  );
  await choose(shop, 'the offers', 'Activate');
  const dialog = within(screen.getByRole('dialog', { name: 'Activate a release of the offers' }));
  expect(dialog.getByText('Not walked')).toBeInTheDocument();
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
});
