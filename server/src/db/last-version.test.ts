import { mkdtemp, rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { PATIENT } from '@pasal/core/db/database-limits';
import { readName } from '@pasal/core/db/migration-names';
import { breaksOf, describeForBreaks } from '../testing/database/schema-breaks';
import type { Description } from '../testing/database/schema-description';
import { sharedPostgres, type SharedPostgres } from '../testing/database/shared-postgres';
import { bundleSchema } from '../testing/versions/bundles';
import { findLastVersion, ROOT, versionsTold } from '../testing/versions/last-version';
import { failuresOf } from '../testing/versions/run-suites';
import { openTree } from '../testing/versions/version-tree';
import { connectDatabase } from './connect';
import { migrateToLatest } from './migrate';
import { atNight } from '../testing/test-form';

test('the version in package.json is the newest one that CHANGELOG.md tells of', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    version: string;
  };
  expect(versionsTold()[0]).toBe(version);
});

/** Functions that servers call, by name, arguments and result; triggers call their own. */
const callable = ({ functions = [] }: Description) =>
  functions.flatMap((text) => {
    const [, call = '', answer = ''] = /FUNCTION ([^\n]+)\n\s*RETURNS ([^\n]+)/.exec(text) ?? [];
    return answer.startsWith('trigger') ? [] : [`${call} ${answer}`];
  });

const last = findLastVersion();
const isMissing = 'missing' in last;
const title = isMissing
  ? `not tested: ${last.missing}`
  : `${last.name}, ${last.commit.slice(0, 8)}`;

atNight(() => {
  (isMissing ? describe.skip : describe)(`the version before (${title})`, () => {
    let postgres: SharedPostgres;
    let folder: string;
    let version: Awaited<ReturnType<typeof openTree>>;
    /** Its schema, the same migrated by this version, and this version's own. */
    let then: Description;
    let brought: Description;
    let now: Description;
    /** The migrations that the version before would still apply to the result. */
    let leftAlone: string[];

    beforeAll(async () => {
      postgres = sharedPostgres();
      folder = await mkdtemp(join(tmpdir(), 'pasal-schema-'));
      version = await openTree(isMissing ? 'HEAD' : last.commit);
      const file = await bundleSchema({ tree: version.tree }, join(folder, 'then.cjs'));
      const before = (await import(file)) as { migrateToLatest: typeof migrateToLatest };
      const open = async () =>
        connectDatabase({ databaseUrl: await postgres.createDatabase(), limits: PATIENT });
      const [older, fresh] = [await open(), await open()];
      await before.migrateToLatest(older.db);
      then = await describeForBreaks(older.db);
      await migrateToLatest(older.db);
      leftAlone = await before.migrateToLatest(older.db);
      brought = await describeForBreaks(older.db);
      await migrateToLatest(fresh.db);
      now = await describeForBreaks(fresh.db);
      await Promise.all([older.close(), fresh.close()]);
    });
    afterAll(async () => {
      await version?.close();
      await postgres?.stop();
      await rm(folder, { recursive: true, force: true });
    });

    const added = () => (now.migrations ?? []).filter((name) => !then.migrations?.includes(name));
    const contracts = () => added().some((name) => readName(name)?.kind === 'contract');

    test('has a database that becomes what a fresh one is, and starts on that without a change', () => {
      expect(leftAlone).toEqual([]);
      expect(brought).toEqual(now);
    });

    test('finds what it relies on, unless a contraction says that it does without', () => {
      if (contracts()) return;
      expect(breaksOf(then, now)).toEqual([]);
      expect(callable(now)).toEqual(expect.arrayContaining(callable(then)));
    });

    test('knows functions that are not its own by a migration it does not know', () => {
      // A migration that changes nothing is enough: `0042-expand-new-functions`.
      const isOther = !isDeepStrictEqual(
        [now.functions, now.triggers],
        [then.functions, then.triggers],
      );
      expect([isOther, added().length > 0]).not.toEqual([true, false]);
    });

    test('answers from the schema of this one: nothing of it differs, or its suites pass', async () => {
      if (isDeepStrictEqual(then, now)) return;
      const file = await bundleSchema({ tree: ROOT }, join(folder, 'now.cjs'));
      const only =
        'server/src/modules/(?:order/place/place-order|product/product|auth/auth)\\.test';
      expect(await failuresOf(version.tree, file, { only })).toBe('');
    });
  });
});
