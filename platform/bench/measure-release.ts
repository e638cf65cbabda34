import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { newTeam, type Team } from '../e2e/shop/team';
import { startProcess } from '../../server/src/testing/server-process';
import type { Finding } from '../../bench/report';

const SHOP = resolve(__dirname, '../../../../server/dist/main.mjs');
/** Releases one after the other, each with other texts. */
const RELEASES = 3;
/** Seconds each step may take; the command's last line has the total. */
const BARS: Record<string, number> = {
  build: 25,
  types: 10,
  check: 2,
  upload: 3,
  activate: 2,
  shown: 1,
};
const WHOLE = 60;

/** The owner's token for the team of a new remote. */
async function tokenOf(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json', origin: url };
  const account = { email: 'admin@pasal.test', password: 'admin-demo-1234' };
  const post = (at: string, body: object, cookie = '') =>
    fetch(`${url}/api/v1${at}`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: JSON.stringify(body),
    });
  const session = await post('/auth/staffLogin', account);
  const cookie = session.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const rights = { upload: true, activate: 100, roll_back: true };
  const token = { name: 'offers', label: 'Bench', rights, days: 1 };
  const { secret } = (await (await post('/release-token', token, cookie)).json()) as {
    secret: string;
  };
  return secret;
}

/** Seconds of each step as the command prints them, and the total. */
function secondsIn(said: string): Map<string, number> {
  const steps = [...said.matchAll(/^(\w+) +(\d+\.\d) s$/gm)];
  const whole = /is live, (\d+\.\d) s$/m.exec(said)?.[1];
  return new Map([
    ...steps.map(([, step = '', seconds]) => [step, Number(seconds)] as const),
    ['whole', Number(whole)],
  ]);
}

async function releaseOften(team: Team): Promise<Map<string, number>[]> {
  await team.type('mkdir remote-offers\ncd remote-offers\ngit init --quiet\nnpm init --yes');
  await team.type(
    'npm install --no-audit --no-fund --save-dev https://shop.example.com/kit/remote-kit.tgz\nnpx pasal new offers --shop https://shop.example.com',
  );
  await team.type('export PASAL_TOKEN=the-token-of-your-team');
  const releases: Map<string, number>[] = [];
  for (let at = 1; at <= RELEASES; at += 1) {
    await team.type(
      `echo "export const title = 'Offers ${at}';" > src/pages/offers/messages.ts\necho "export const description = 'Cheaper.';" >> src/pages/offers/messages.ts`,
    );
    releases.push(secondsIn(await team.type('npx pasal release')));
  }
  return releases;
}

const slowest = (releases: Map<string, number>[], step: string) =>
  Math.max(...releases.map((seconds) => seconds.get(step) ?? Number.NaN));

/**
 * Measures how long a team with its own repository needs from `pasal release` to the document that names it.
 */
export async function measureRelease(): Promise<Finding[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pasal-bench-'));
  const server = startProcess(SHOP, { NODE_ENV: 'development', PORT: '0', DATA_DIR: dataDir });
  const url = (await server.url).replace('127.0.0.1', 'localhost');
  const team = newTeam(url, await tokenOf(url), 0);
  try {
    const releases = await releaseOften(team);
    return [
      ...Object.entries(BARS).map(([step, below]) => ({
        what: `release: ${step}, slowest of ${RELEASES}`,
        figures: [slowest(releases, step)],
        unit: 's',
        below,
      })),
      {
        what: `release: from the command to the first document, slowest of ${RELEASES}`,
        figures: [slowest(releases, 'whole')],
        unit: 's',
        below: WHOLE,
      },
    ];
  } finally {
    team.remove();
    server.kill('SIGTERM');
    await server.ended;
    await rm(dataDir, { recursive: true, force: true });
  }
}
