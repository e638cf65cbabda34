import { CALLS } from '@pasal/server/testing/known-calls';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { DiscoveryDocument, ReleaseRecord } from '../contract/release';
import type { HealthEvent } from '../contract/release-health';
import { storeContract } from './release/known-contracts';
import { onPostgresFirst } from '@pasal/server/testing/database/both-databases';
import { signedIn } from '@pasal/server/testing/factories';
import { putBuild, releaseRecord } from '@pasal/server/testing/release-records';
import { archiveOf, recordOfVersion, uploadArchive } from '@pasal/server/testing/release-uploads';
import { buildRenderProcess } from '@pasal/server/testing/server-process';
import {
  networkAt,
  openPage,
  reportOf,
  type OpenedPage,
} from '@pasal/server/testing/shop-visitors';
import {
  ORIGIN,
  type TestApp,
  type TestAppOptions,
  servePages,
} from '@pasal/server/testing/test-app';
import { atNight, byForm } from '@pasal/server/testing/test-form';
import { isAmong } from './release/bucket';
import type { Verdict } from './render/outcome';
import { openRenderers, type Renderers } from './render/renderers';

const root = mkdtempSync(path.join(tmpdir(), 'pasal-load-'));
const SHARE = 50;
/** Milliseconds a page may take: a healthy one works for a tenth of that, a slow one for six times as much. */
const PAGE_WITHIN = 80;
const HEALTHY = 1e6;
const SLOW = 2e8;

const HOST = `
  exports.shared = {};
  exports.makeRenderer = async (remotes) => (request) => {
    const owner = remotes.find((remote) => remote.name === request.address.split(/[/?]/)[1]);
    const page = { head: '<title>Shop</title>', html: '', styles: '', boot: '' };
    return owner ? { ...page, ...owner.module.render(request) } : page;
  };
`;
/** A remote that obeys the first word in the last part of the address, if it is one of these. */
const codeThat = (does: readonly string[]) => `
  const does = ${JSON.stringify(does)};
  exports.remote = { render: ({ address }) => {
    const [word] = address.split('/')[2].split('-');
    const isAsked = does.includes(word);
    let sum = 0;
    for (let at = 0; at < (isAsked && word === 'slow' ? ${SLOW} : ${HEALTHY}); at += 1) sum += Math.sqrt(at);
    if (isAsked && word === 'fail') throw new Error('no lamp');
    if (isAsked && word === 'kill') setTimeout(() => { throw new Error('late lamp'); });
    return { html: '<p>' + sum + '</p>' };
  } };
`;

const serverOf = (text: string) => ({
  file: 'server.js',
  integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
});

/** Puts an own build with server code. */
function putOwn(record: ReleaseRecord, text: string): void {
  putBuild(root, { ...record, server: serverOf(text) });
  const folder = record.name === 'host' ? 'host' : `remote-${record.name}`;
  writeFileSync(path.join(root, folder, 'dist', record.version, 'server.js'), text);
}

const pagesOf = (name: string) => ({
  name,
  title: `the ${name}`,
  pages: { page: { files: [], bytes: 1000 } },
  routes: [{ path: `/${name}/:what`, page: 'page' }],
});
const host = releaseRecord({ name: 'host', title: 'the shop', server: serverOf(HOST) });

/** The behaviour of each version of the offers; a version behaves the same in every test. */
const VERSIONS: Record<string, readonly string[]> = {
  '1.0': [],
  healthy: [],
  slow: ['slow'],
  failing: ['fail'],
  killing: ['kill'],
  /** The version before, on a machine that is slow. */
  '0.9': ['slow'],
  'as-slow': ['slow'],
};

/** Waits until the condition is met. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(20);
}

const LIMITS = {
  pageWithin: PAGE_WITHIN,
  mostWaiting: 10,
  warmUpRenders: 4,
  startWithin: 60_000,
  pongWithin: 60_000,
  restartAfter: 1,
  mostDeaths: 1000,
};
let file: string;
let renderers: Renderers;
const opened: Renderers[] = [];
/** The verdicts on the code of pages, in the order in which they were made. */
const verdicts: Verdict[] = [];

beforeAll(async () => {
  putOwn(host, HOST);
  putOwn(releaseRecord({ ...pagesOf('catalog'), version: 'own' }), codeThat(['kill']));
  file = await buildRenderProcess(root);
});
afterAll(async () => {
  await Promise.all(opened.map((each) => each.close()));
  rmSync(root, { recursive: true, force: true });
});

const options: TestAppOptions = {
  root,
  web: servePages,
  federation: () => {
    renderers = openRenderers({ file, limits: LIMITS });
    opened.push(renderers);
    const { render } = renderers;
    const heard: Renderers = {
      ...renderers,
      render: (composition, request, onVerdict) =>
        render(composition, request, (verdict, named) => {
          verdicts.push(verdict);
          onVerdict?.(verdict, named);
        }),
    };
    return { renderers: heard, answersWithin: () => 60_000 };
  },
};

/** The first visitor who gets a version while half of them try it, or the first who does not. */
function visitorWho(tries: boolean, version: string): number {
  for (let bucket = 0; ; bucket += 1) {
    if (isAmong(bucket, `offers@${version}`, SHARE * 100) === tries) return bucket;
  }
}
const trying = (version: string) => visitorWho(true, version);
const beside = (version: string) => visitorWho(false, version);

const counted = () =>
  renderers
    .compositions()
    .map(({ composition, counts }) => ({ composition: composition.id, ...counts }));

/** The actions of a team, an administrator and visitors in the shop under test. */
function actionsOn(shop: () => TestApp) {
  let admin: Record<string, string>;
  let pages = 0;
  beforeEach(async () => {
    ({ headers: admin } = await signedIn(shop(), 'admin'));
    await sql`select renew_versions()`.execute(shop().db);
    await storeContract(shop().db, host, CALLS);
  });

  async function upload(version: string): Promise<void> {
    const code = codeThat(VERSIONS[version] ?? []);
    const record = recordOfVersion(version, { ...pagesOf('offers'), server: serverOf(code) });
    const archive = await archiveOf([
      ['release.json', JSON.stringify(record)],
      ['remoteEntry.js', `'${version}'`],
      ['server.js', code],
    ]);
    const headers = { ...admin, origin: ORIGIN };
    expect((await uploadArchive(shop(), headers, 'offers', archive)).status).toBe(201);
  }

  async function activate(version: string, share: number): Promise<void> {
    await upload(version);
    await until(async () => {
      const { status, body } = await shop().call<{ message: string }>({
        method: 'POST',
        url: '/release/offers/activate',
        headers: admin,
        body: { version, share },
      });
      // A machine that is busy with other suites makes even healthy pages late in their trial.
      if (!body.message.includes('took longer'))
        expect([status, body.message]).toEqual([200, expect.stringContaining('is shown')]);
      return status === 200;
    });
  }

  return {
    /** Shows a version to half the visitors, the one before to the rest, both warm. */
    async try(version: string, before = '1.0'): Promise<void> {
      await activate(before, 100);
      await activate(version, SHARE);
      // The watch began so long ago that its result counts.
      const since = new Date(Date.now() - 61_000);
      await shop().db.updateTable('release_watch').set({ since }).execute();
      await shop().releases.warm();
      await shop().releases.health.refresh();
    },
    /** Opens a page that was never requested, whose last part begins with this word. */
    async open(bucket: number, address: string, word = 'any', name = 'offers') {
      pages += 1;
      const at = `/${name}/${word}-${pages}`;
      const page = await openPage(shop(), { address, bucket, at });
      expect(page.ticket).not.toBe('');
      return page;
    },
    /** Has a page made, and returns its verdict; tries again where no process was available. */
    async make(bucket: number, address: string, word: string): Promise<Verdict | undefined> {
      const before = verdicts.length;
      for (let waited = 0; verdicts.length === before; waited += 1) {
        if (waited % 100 === 0) await this.open(bucket, address, word);
        await wait(20);
      }
      return verdicts.at(-1);
    },
    report: (page: OpenedPage, events: HealthEvent[]) => reportOf(shop(), page, events),
    /** The version that a visitor on trial gets. */
    async shown(version: string) {
      await shop().releases.look();
      const headers = { cookie: `pasal_bucket=${trying(version)}` };
      const answer = await shop().app.inject({ url: '/discovery.json', headers });
      return answer.json<DiscoveryDocument>().microFrontends.offers?.[0]?.metadata.version;
    },
    /** Reads this server's failure reports of pages, by version. */
    async failures() {
      const rows = await shop()
        .db.selectFrom('release_health')
        .select(['version', 'total'])
        .where('phase', '=', 'server-render')
        .execute();
      return rows.map(({ version, total }) => `${version} ${total}`);
    },
    /** Pages of this version that were left to the browser because of too many requests. */
    strained: (version: string) =>
      counted()
        .filter(({ composition }) => composition.includes(`offers@${version}`))
        .reduce((sum, { late, refused }) => sum + late + refused, 0),
    deaths: () => counted().reduce((sum, { deaths }) => sum + deaths, 0),
  };
}

const REPORTING = ['whose pages tell of loads', true] as const;
const SALE_DAYS: readonly (readonly [string, boolean])[] = [
  ['whose pages tell nothing', false],
  REPORTING,
];

onPostgresFirst((shop) => {
  const the = actionsOn(shop);

  atNight(() => {
    test('one address with 30 connections and no ticket, beside honest visitors, takes nothing back', async () => {
      await the.try('healthy');
      const attack = Array.from({ length: 30 }, async () => {
        for (let at = 0; at < 6; at += 1) await the.open(trying('healthy'), networkAt(9000));
      });
      const honest = Array.from({ length: 60 }, (_, at) =>
        the.open(trying('healthy'), networkAt(at)),
      );
      await Promise.all([...attack, ...honest]);
      expect(the.strained('healthy')).toBeGreaterThan(20);
      expect([await the.shown('healthy'), await the.failures()]).toEqual(['healthy', []]);
    });
  });

  test.each(byForm(SALE_DAYS, [REPORTING]))(
    'a sale day, 200 networks at once %s, takes nothing back',
    async (_what, reports) => {
      await the.try('healthy');
      const before = the.strained('healthy');
      const visits = Array.from({ length: 200 }, async (_each, at) => {
        const page = await the.open(trying('healthy'), networkAt(at));
        if (reports) await the.report(page, [{ name: 'offers', phase: 'load' }]);
      });
      await Promise.all(visits);
      expect(the.strained('healthy') - before).toBeGreaterThan(50);
      expect([await the.shown('healthy'), await the.failures()]).toEqual(['healthy', []]);
    },
  );

  test('a candidate whose pages throw goes back with the fifth network', async () => {
    await the.try('failing');
    for (let at = 0; at < 4; at += 1) await the.open(trying('failing'), networkAt(at), 'fail');
    expect(await the.shown('failing')).toBe('failing');
    await the.open(trying('failing'), networkAt(4), 'fail');
    await until(async () => (await the.shown('failing')) === '1.0');
  });

  atNight(() => {
    test('what kills the process counts against the release whose page did it, and no other', async () => {
      await the.try('killing');
      /** Makes a page of this release kill its process; again until there is a process to kill. */
      const kill = async (name: string, times: number) => {
        const before = the.deaths();
        await until(async () => {
          await the.open(trying('killing'), networkAt(1), 'kill', name);
          return the.deaths() >= before + times;
        });
      };
      await kill('catalog', 4);
      expect(await the.shown('killing')).toBe('killing');
      await kill('offers', 3);
      await until(async () => (await the.shown('killing')) === '1.0');
    });

    test('a candidate that is slow while the version before it is in time goes back with the fifth network', async () => {
      await the.try('slow');
      for (let at = 0; at < 20; at += 1) {
        expect(await the.make(beside('slow'), networkAt(100 + at), 'slow')).toBe('made');
      }
      for (let at = 0; at < 4; at += 1) {
        expect(await the.make(trying('slow'), networkAt(at), 'slow')).toBe('slow');
      }
      await until(async () => (await the.failures()).includes('slow 4'));
      expect(await the.shown('slow')).toBe('slow');
      await the.make(trying('slow'), networkAt(4), 'slow');
      await until(async () => (await the.shown('slow')) === '1.0');
    });
  });
}, options);

atNight(() => {
  onPostgresFirst((shop) => {
    const the = actionsOn(shop);

    test('a machine on which everything is slow takes nothing back', async () => {
      await the.try('as-slow', '0.9');
      for (let at = 0; at < 6; at += 1) {
        expect(await the.make(beside('as-slow'), networkAt(100 + at), 'slow')).toBe('slow');
        expect(await the.make(trying('as-slow'), networkAt(at), 'slow')).toBe('slow');
      }
      expect([await the.shown('as-slow'), await the.failures()]).toEqual(['as-slow', []]);
    });
  }, options);
});
