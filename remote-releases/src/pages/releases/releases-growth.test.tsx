import { screen, within } from '@testing-library/react';
import type { ReleaseOverview, ReleasePlan } from '@pasal/shared/contracts';
import { answerCalls, failWith, forgetShops } from '@pasal/shared/testing';
import { answers, at, choose, offers, open, sent } from '../../testing/releases-page';

afterEach(forgetShops);

const plan: ReleasePlan = {
  state: 'growing',
  step: 1,
  since: at,
  visits: 12,
  least: 50,
  yes_from: at,
};
const growing = (state: ReleasePlan['state']): ReleaseOverview => ({
  ...offers,
  plan: { ...plan, state },
});
const { contract } = answers.releases;
const withOffers = (release: ReleaseOverview) => ({
  ...answers,
  releases: { releases: [release], contract },
});
const row = () => screen.findByRole('row', { name: /the offers/ });

it('a release is activated by a plan, which says what it does', async () => {
  const words = 'offers 1.1 is shown to 1 % of the visitors now.';
  const server = answerCalls({ ...answers, activateRelease: { message: words, release: offers } });
  const shop = open();
  await choose(shop, 'the offers', 'Activate');
  const dialog = within(screen.getByRole('dialog', { name: 'Activate a release of the offers' }));
  const shown = dialog.getByLabelText('Shown to');
  await shop.user.selectOptions(shown, 'Gradually, by plan');
  expect(shown).toHaveAccessibleDescription(/^To 1, 10, 50, 100 % of the visitors. .* 50 visits/);
  await shop.user.click(dialog.getByRole('button', { name: 'Activate' }));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(sent(server, 'POST')).toEqual([
    ['/release/offers/activate', { version: '1.2', plan: true, why: '' }],
  ]);
});

it.each<[ReleasePlan['state'], string, string[]]>([
  [
    'growing',
    'Rolling out by plan12 of 50 visits. Then 50 %. You can approve it from 21 Nov 2026, 11:45.',
    ['Pause rollout', 'Activate', 'Preview link', 'Roll back'],
  ],
  [
    'waiting',
    'Waiting for approval12 of 50 visits. Approve it to show it to 50 %.',
    ['Continue', 'Pause rollout', 'Activate', 'Preview link', 'Roll back'],
  ],
  [
    'stopped',
    'Paused12 of 50 visits. It moves to 50 % when someone continues it.',
    ['Continue', 'Activate', 'Preview link', 'Roll back'],
  ],
])('a release that is %s says what comes next and what can be done', async (state, text, tasks) => {
  answerCalls(withOffers(growing(state)));
  const { user } = open();
  expect(await row()).toHaveTextContent(text);
  await user.click(screen.getByRole('button', { name: 'Actions for the offers' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(tasks);
});

it.each([
  ['Continue', 'Continue rolling out the offers?', 'go-on'],
  ['Pause rollout', 'Pause the rollout of the offers?', 'stop'],
])('%s asks for a reason and tells the server', async (task, title, decision) => {
  const message = 'offers goes on.';
  const server = answerCalls({
    ...withOffers(growing('waiting')),
    decideReleasePlan: { message, release: offers },
  });
  const shop = open();
  await choose(shop, 'the offers', task);
  const dialog = within(screen.getByRole('dialog', { name: title }));
  await shop.user.type(dialog.getByLabelText(/^Reason/), 'Support agrees');
  await shop.user.click(dialog.getByRole('button', { name: task }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(sent(server, 'POST')).toEqual([
    ['/release/offers/plan', { decision, why: 'Support agrees' }],
  ]);
});

const health = {
  until: at,
  versions: [
    {
      version: '1.1',
      loads: 38,
      failed: 2,
      slow: 3,
      reached: 20,
      ordered: 1,
      refused: 3,
      refusals: [
        { code: 'PRICE_CHANGED' as const, networks: 2 },
        { code: 'OUT_OF_STOCK' as const, networks: 1 },
      ],
    },
    {
      version: '1.0',
      loads: 990,
      failed: 10,
      slow: 0,
      reached: 0,
      ordered: 0,
      refused: 0,
      refusals: [],
    },
  ],
  hours: [
    { hour: '2026-11-21T05:00:00.000Z', version: '1.0', loads: 990, failed: 10 },
    { hour: at, version: '1.1', loads: 38, failed: 2 },
  ],
};

it('what is tried is held against what is live, in words, as a picture and as a table', async () => {
  answerCalls({ ...answers, releaseHealth: health });
  const { user } = open();
  const versions = within(await screen.findByRole('list', { name: 'Versions' }));
  expect(versions.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '1.1Being tried2 of 40 visits failed (5 %) · 1 of 20 visits to product pages ordered (5 %) · slow in 3 networks · orders refused in 3 networks: another price 2, out of stock 1',
    '1.0Live version10 of 1,000 visits failed (1 %)',
  ]);
  expect(screen.getByRole('img')).toHaveAccessibleName(
    'Line chart: Failing visits of the offers. 1.1: 2 of 40 visits failed (5 %) · 1 of 20 visits to product pages ordered (5 %) · slow in 3 networks · orders refused in 3 networks: another price 2, out of stock 1. 1.0: 10 of 1,000 visits failed (1 %).',
  );
  await user.click(screen.getByText('Show as a table'));
  const table = within(screen.getByRole('group', { name: 'Failing visits of the offers' }));
  expect(table.getAllByRole('row').map((each) => each.textContent)).toEqual([
    'Hour1.11.0',
    '21 Nov, 11:452 of 40–',
    '21 Nov, 10:45–10 of 1,000',
  ]);
});

it('what browsers said of errors is told with its places in the sources, visits and browsers', async () => {
  const error = {
    version: '1.1',
    phase: 'render',
    message: "TypeError: Cannot read properties of undefined (reading 'title')",
    frames: ['src/pages/offers.tsx:12:3 offerOf', 'src/remote.ts:4:1'],
    route: '/offers/:slug',
    browsers: { Safari: 1, Chrome: 5 },
    visits: 6,
    first_seen: at,
    last_seen: at,
  };
  answerCalls({ ...answers, releaseHealth: health, releaseErrors: { errors: [error] } });
  open();
  const told = within(await screen.findByRole('region', { name: 'Errors of the offers' }));
  expect(told.getByRole('listitem')).toHaveTextContent(
    "TypeError: Cannot read properties of undefined (reading 'title')src/pages/offers.tsx:12:3 offerOfsrc/remote.ts:4:11.1/offers/:slug6 visits: Chrome 5, Safari 1last seen",
  );
});

it('another part is chosen; of one nothing was told of, it says so; a failure offers a retry', async () => {
  const server = answerCalls({ ...answers, releaseHealth: health });
  const { user } = open();
  const section = within(await screen.findByRole('region', { name: 'Health' }));
  const part = section.getByLabelText('Part');
  expect(part).toHaveDisplayValue('the offers');
  server.set('releaseHealth', { until: at, versions: [], hours: [] });
  await user.selectOptions(part, 'the shop');
  expect(await section.findByText('No data yet')).toBeInTheDocument();
  expect(server.calls.map(({ path }) => path)).toContain('/release/host/health');
  server.set('releaseHealth', failWith(500, {}));
  await user.selectOptions(part, 'the offers');
  await section.findByRole('alert');
  server.set('releaseHealth', health);
  await user.click(section.getByRole('button', { name: 'Try Again' }));
  expect(await section.findByRole('list', { name: 'Versions' })).toBeInTheDocument();
});

it('refusals of one part are found with their reasons', async () => {
  const server = answerCalls(answers);
  const { user } = open();
  const why = 'offers 1.2 wants /cart, which belongs to checkout (/cart).';
  const events = answers.releaseHistory.events.map((event) => ({
    ...event,
    action: 'refuse' as const,
    why,
  }));
  server.set('releaseHistory', { total: 1, events });
  const section = within(await screen.findByRole('region', { name: 'History' }));
  await user.selectOptions(section.getByLabelText('What happened'), 'Refused');
  await user.selectOptions(section.getByLabelText('Part'), 'the offers');
  expect(await section.findByRole('row', { name: /Refused offers 1.1/ })).toHaveTextContent(why);
  const { path, query } = server.calls.at(-1) ?? {};
  expect(`${path}?${query}`).toBe('/release/history?page=1&name=offers&action=refuse');
  server.set('releaseHistory', { total: 0, events: [] });
  await user.selectOptions(section.getByLabelText('What happened'), 'Rolled back automatically');
  expect(await section.findByText('Nothing of this kind yet.')).toBeInTheDocument();
});
