import type {
  ActivitiesResponse,
  CalendarResponse,
  SiteSettingsResponse,
} from '@pasal/shared/contracts';
import { onPostgresFirst } from '../../testing/database/both-databases';
import { signedIn } from '../../testing/factories';

const MONTHS = [31, 31, 32, 31, 31, 30, 30, 30, 29, 30, 30, 30];

onPostgresFirst((shop) => {
  let admin: Record<string, string>;
  beforeEach(async () => {
    ({ headers: admin } = await signedIn(shop(), 'admin'));
  });
  const save = (settings: object, version: number, headers = admin) =>
    shop().call<CalendarResponse & { message: string }>({
      method: 'PUT',
      url: '/site/calendar',
      headers,
      body: { settings, version },
    });
  const seen = async () =>
    (await shop().call<SiteSettingsResponse>({ url: '/site/settings' })).body.calendar;
  const settings = { paper: 'both', years: [{ year: 2084, months: MONTHS }] };

  test('the owner enters a year and the calendar of papers, which every page then has', async () => {
    expect(await seen()).toBeUndefined();
    const { body } = await shop().call({ url: '/site/calendar', headers: admin });
    expect(body).toEqual({ settings: { paper: 'ad', years: [] }, version: 0 });
    const saved = await save(settings, 0);
    expect(saved.body).toMatchObject({ settings, version: 1 });
    expect(await seen()).toEqual(settings);
    const log = await shop().call<ActivitiesResponse>({
      url: '/activity',
      headers: admin,
    });
    expect(log.body.activities[0]).toMatchObject({
      thing: 'Calendar',
      changes: [
        { field: 'paper', before: 'ad', after: 'both' },
        { field: 'years.2084', before: null, after: MONTHS.join(' ') },
      ],
    });
    await save({ paper: 'ad', years: [] }, 1);
    expect(await seen()).toBeUndefined();
  });

  test('a year after a gap, one twice, and months there are not are refused with the year', async () => {
    const wrong: [object[], string][] = [
      [[{ year: 2085, months: MONTHS }], 'settings.years.0'],
      [[...settings.years, ...settings.years], 'settings.years.1'],
      [[{ year: 2084, months: MONTHS.with(3, 33) }], 'settings.years.0.months.3'],
      [[{ year: 2084, months: MONTHS.slice(1) }], 'settings.years.0.months'],
    ];
    for (const [years, path] of wrong) {
      const { status, body } = await save({ paper: 'ad', years }, 0);
      expect([status, body]).toMatchObject([400, { details: [{ path }] }]);
    }
    expect(await seen()).toBeUndefined();
  });

  test('it is the administrator’s, in one version', async () => {
    const { headers: staff } = await signedIn(shop(), 'staff');
    expect((await save(settings, 0, staff)).status).toBe(403);
    await save(settings, 0);
    expect((await save(settings, 0)).status).toBe(409);
  });
});
