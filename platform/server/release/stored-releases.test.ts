import { sql } from 'kysely';
import type { ReleasesResponse } from '../../contract/release-work';
import { onBothDatabases } from '@pasal/server/testing/database/both-databases';
import { signedIn } from '@pasal/server/testing/factories';
import {
  archiveOfRecord,
  recordOfVersion,
  uploadArchive,
} from '@pasal/server/testing/release-uploads';
import { ORIGIN } from '@pasal/server/testing/test-app';
import { MOST_STORED, MOST_OWN, removeOldReleases } from './stored-releases';

const MEGABYTE = 1024 * 1024;

onBothDatabases((shop) => {
  let admin: Record<string, string>;
  beforeEach(async () => {
    admin = { ...(await signedIn(shop(), 'admin')).headers, origin: ORIGIN };
  });

  /** Stores this many versions `<prefix>1`, …, each older than the one after it. */
  const keep = (
    prefix: string,
    count: number,
    { source = 'team', bytes = 1000, days = 0, name = 'offers' } = {},
  ) =>
    sql`
      insert into release (name, version, source, digest, record, bytes, uploaded_by, uploaded_at, last_named_at)
      select ${name}::text, ${prefix}::text || at, ${source}::text, '', '{}', ${bytes}::integer, 'a team', moment, moment
      from generate_series(1, ${count}::integer) as at,
        lateral (select now() - make_interval(days => ${days}::integer, secs => ${count}::integer - at) as moment)
    `.execute(shop().db);
  const versions = async (name = 'offers') => {
    const rows = await shop()
      .db.selectFrom('release')
      .select('version')
      .where('name', '=', name)
      .execute();
    return new Set(rows.map(({ version }) => version));
  };
  const upload = async (version: string) => {
    const record = recordOfVersion(version, { name: 'offers', title: 'the offers' });
    const { status, body } = await uploadArchive(
      shop(),
      admin,
      'offers',
      await archiveOfRecord(record),
    );
    return [status, status === 201 ? (body.notice ?? null) : body.message];
  };
  const notice = async () => {
    const { body } = await shop().call<ReleasesResponse>({ url: '/release', headers: admin });
    return body.releases.find(({ name }) => name === 'offers')?.notice ?? null;
  };
  const live = (row: { version: string | null; candidate?: string; earlier?: string[] }) =>
    sql`
      insert into live_release (name, version, candidate, candidate_buckets, earlier)
      values ('offers', ${row.version}, ${row.candidate ?? null}, ${row.candidate ? 100 : null},
        ${JSON.stringify(row.earlier ?? [])})
    `.execute(shop().db);

  test('that few more are kept is told before it is so', async () => {
    await keep('1.', 158);
    expect([await upload('2.0'), await notice()]).toEqual([[201, null], null]);
    const words =
      'The shop keeps 160 releases of offers with 1 MB and takes 200 with 400 MB at most. One goes 30 days after it was last live.';
    expect([await upload('2.1'), await notice()]).toEqual([[201, words], words]);
  });

  test('it is told by their bytes as well', async () => {
    await keep('1.', 19, { bytes: 20 * MEGABYTE });
    expect(await upload('2.0')).toEqual([
      201,
      expect.stringMatching(/^The shop keeps 20 releases/),
    ]);
  });

  const FULL =
    /^The shop keeps 200 releases of offers with 400 MB at most, and this one would be more\. One goes 30 days after/;

  test('one more than is kept is refused with words, and nothing goes', async () => {
    await keep('1.', MOST_STORED.versions);
    expect(await upload('2.0')).toEqual([409, expect.stringMatching(FULL)]);
    expect((await versions()).size).toBe(MOST_STORED.versions);
  });

  test('so is one that has more bytes', async () => {
    await keep('1.', 20, { bytes: 20 * MEGABYTE });
    expect(await upload('2.0')).toEqual([409, expect.stringMatching(FULL)]);
  });

  test('another name has room of its own, and own builds take none', async () => {
    await keep('1.', MOST_STORED.versions, { name: 'budget' });
    await keep('own', MOST_STORED.versions, { source: 'own' });
    expect(await upload('2.0')).toEqual([201, null]);
  });

  test('the oldest that nobody was ever shown makes room, a day after its upload', async () => {
    await keep('shown', 1, { days: 20 });
    await keep('old', 2, { days: 5 });
    await keep('new', MOST_STORED.versions - 3);
    const event = { name: 'offers', action: 'activate', version: 'shown1', by: 'a team' } as const;
    await shop().db.insertInto('release_event').values(event).execute();
    expect((await upload('2.0'))[0]).toBe(201);
    expect((await upload('2.1'))[0]).toBe(201);
    expect(await upload('2.2')).toEqual([409, expect.stringMatching(FULL)]);
    const stored = await versions();
    expect([stored.size, stored.has('shown1'), stored.has('old1'), stored.has('old2')]).toEqual([
      MOST_STORED.versions,
      true,
      false,
      false,
    ]);
  });

  test('of five uploads at once into the last room, one is taken', async () => {
    await keep('1.', MOST_STORED.versions - 1);
    const answers = await Promise.all(['2.0', '2.1', '2.2', '2.3', '2.4'].map(upload));
    expect(answers.map(([status]) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
    expect((await versions()).size).toBe(MOST_STORED.versions);
  });

  test('own builds beyond the last ones that served go, never one that is needed or served today', async () => {
    await keep('old', 60, { source: 'own', days: 10 });
    await live({
      version: 'old1',
      candidate: 'old2',
      earlier: ['old3', 'old4', 'x', 'x', 'x', 'x'],
    });
    await keep('team', 60, { days: 10 });
    expect(await removeOldReleases(shop().db)).toBe(7);
    const stored = await versions();
    expect(
      ['old1', 'old2', 'old3', 'old4', 'old10', 'old11'].map((one) => stored.has(one)),
    ).toEqual([true, true, false, true, false, true]);
    await keep('today', MOST_OWN + 5, { source: 'own' });
    await removeOldReleases(shop().db);
    const served = [...(await versions())].filter((version) => version.startsWith('today'));
    expect(served).toHaveLength(MOST_OWN + 5);
  });

  test('after 30 days a version goes, unless a page may be shown it or load it instead', async () => {
    await keep('1.', 8, { days: 31 });
    await live({ version: '1.8', earlier: ['1.1', '1.2', '1.3', '1.4', '1.5', '1.6'] });
    expect(await removeOldReleases(shop().db)).toBe(2);
    expect([...(await versions())].toSorted()).toEqual(['1.2', '1.3', '1.4', '1.5', '1.6', '1.8']);
  });
});
