import { screen, waitFor, within } from '@testing-library/react';
import type { ServerStatus } from '@pasal/shared/contracts';
import { answerCalls, failWith, forgetShops } from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { me, openAsAdmin } from '../../../testing/as-admin';
import { StatusPage } from './status-page';

afterEach(forgetShops);

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

const well: ServerStatus = {
  server: { version: '0.1.0-ab12', host: 'shop-1', started_at: ago(5) },
  parts: [
    { name: 'host', title: 'the host', version: '1.0', source: 'own', candidate: null },
    {
      name: 'catalog',
      title: 'the catalogue',
      version: '2.0',
      source: 'team',
      candidate: { version: '2.1', share: 10 },
    },
  ],
  messages: { waiting: 1, oldest: ago(0.1), failed: 0, held: 2 },
  database: {
    kind: 'server',
    bytes: 31_400_000,
    connections: { total: 5, idle: 3, waiting: 0 },
  },
  replicas: [{ name: 'db-2', state: 'serving', behind: 0.04 }],
  files: { place: 'store', reachable: true },
  backup: { made_at: ago(20), drilled_at: null, failed_at: null, drill_days: null },
  disks: [{ folder: 'data', size: 50e9, free: 20e9 }],
};

function show(status: ServerStatus) {
  const server = answerCalls({ currentUser: { user: me }, serverStatus: status });
  return { server, ...openAsAdmin(<StatusPage />, patterns.status) };
}
const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('a shop that does well says so, with the facts', async () => {
  show(well);
  expect(await screen.findByText('Everything works.')).toBeInTheDocument();
  expect((await card('Parts of the shop')).getByText('2.0; 10 % get 2.1')).toBeInTheDocument();
  const database = await card('Database');
  expect(database.getByText('Works')).toBeInTheDocument();
  expect(database.getByText('2 busy, 3 idle, 0 waiting')).toBeInTheDocument();
  expect(database.getByText('Serving, 0.0 s behind')).toBeInTheDocument();
  expect(database.getByText('31 MB')).toBeInTheDocument();
  expect((await card('Disks')).getByText('20 GB of 50 GB free')).toBeInTheDocument();
  expect((await card('Backup')).getByText('Never')).toBeInTheDocument();
});

test.each<[string, string, Partial<ServerStatus>]>([
  ['Messages', 'Needs a look', { messages: { ...well.messages, failed: 3 } }],
  ['Messages', 'Needs a look', { messages: { ...well.messages, oldest: ago(1) } }],
  ['Database', 'Needs a look', { replicas: [{ name: 'db-2', state: 'behind', behind: 7 }] }],
  [
    'Database',
    'Needs a look',
    { database: { ...well.database, connections: { total: 9, idle: 0, waiting: 4 } } },
  ],
  ['Pictures and files', "Doesn't work", { files: { place: 'store', reachable: false } }],
  ['Backup', 'Needs a look', { backup: { ...well.backup, made_at: null } }],
  ['Backup', 'Needs a look', { backup: { ...well.backup, made_at: ago(49) } }],
  ['Backup', 'Needs a look', { backup: { ...well.backup, drill_days: 35 } }],
  ['Backup', "Doesn't work", { backup: { ...well.backup, failed_at: ago(2) } }],
  ['Disks', 'Needs a look', { disks: [{ folder: 'data', size: 50e9, free: 4e9 }] }],
  ['Disks', "Doesn't work", { disks: [{ folder: 'data', size: 50e9, free: 1e7 }] }],
])('%s: %s', async (name, said, change) => {
  show({ ...well, ...change });
  expect(await screen.findByText('1 thing needs a look.')).toBeInTheDocument();
  expect((await card(name)).getByText(said)).toBeInTheDocument();
});

test('failed messages lead to their list', async () => {
  show({ ...well, messages: { ...well.messages, failed: 3 } });
  expect(await screen.findByRole('link', { name: '3' })).toHaveAttribute(
    'href',
    '/dashboard/notifications?status=failed',
  );
});

test('it is asked again on demand', async () => {
  const { server, user } = show(well);
  await screen.findByText('Everything works.');
  const asked = () => server.calls.filter(({ path }) => path === '/status').length;
  const before = asked();
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(asked()).toBe(before + 1));
  expect(await screen.findByRole('button', { name: 'Check again' })).toBeEnabled();
});

test('a failure says so and offers another try', async () => {
  answerCalls({ currentUser: { user: me }, serverStatus: failWith(503, {}) });
  openAsAdmin(<StatusPage />, patterns.status);
  expect(await screen.findByText("The status couldn't be loaded")).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
});
