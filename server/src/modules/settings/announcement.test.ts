import type {
  Announcement,
  AnnouncementSavedResponse,
  SiteSettingsResponse,
  ValidationDetail,
} from '@pasal/shared/contracts';
import { lookReader } from '../../web/look-reader';
import { LOOK } from '../../web/look';
import { onPostgresFirst } from '../../testing/database/both-databases';
import { signedIn } from '../../testing/factories';

type Saved = AnnouncementSavedResponse & { details?: ValidationDetail[] };

const NO_TEXT = { text: '', link_text: '' };
const SALE: Announcement = {
  en: { text: 'Dashain sale', link_text: 'See the deals' },
  ne: NO_TEXT,
  link: '/product-category/weekly_deals',
  from: '2027-01-10',
  until: '2027-01-12',
};

const setClock = (moment: string) =>
  jest.spyOn(Date, 'now').mockReturnValue(new Date(moment).getTime());

onPostgresFirst((shop) => {
  let admin: Record<string, string>;
  beforeEach(async () => {
    ({ headers: admin } = await signedIn(shop(), 'admin'));
  });
  afterEach(() => jest.restoreAllMocks());

  const save = (change: Partial<Announcement>, version: number, headers = admin) =>
    shop().call<Saved>({
      method: 'PUT',
      url: '/site/announcement',
      headers,
      body: { settings: { ...SALE, ...change }, version },
    });
  const publish = (version: number) =>
    shop().call<Saved>({
      method: 'POST',
      url: '/site/announcement/publish',
      headers: admin,
      body: { version },
    });
  /** The announcement as visitors get it. */
  const shown = async () =>
    (await shop().call<SiteSettingsResponse>({ url: '/site/settings' })).body.announcement;

  test('visitors get what is published, with a number of its own', async () => {
    const days = { from: null, until: null };
    const draft = await save(days, 0);
    expect(draft.body).toMatchObject({ version: 1, published: null });
    expect(await shown()).toBeUndefined();
    expect((await publish(0)).status).toBe(409);
    expect((await publish(1)).body.published).toEqual({ ...SALE, ...days });
    const { en, link } = SALE;
    expect(await shown()).toEqual({ number: 2, en, link });
    const ne = { text: 'दशैं', link_text: 'हेर्नुहोस्' };
    await save({ ...days, ne }, 2);
    await publish(3);
    expect(await shown()).toEqual({ number: 4, en, ne, link });
    await save({ ...days, en: NO_TEXT }, 4);
    await publish(5);
    expect(await shown()).toBeUndefined();
  });

  test('it begins and ends with its days in Kathmandu, by itself, in answers that were kept too', async () => {
    await save({}, 0);
    await publish(1);
    for (const [moment, isShown] of [
      ['2027-01-09T18:14:59.999Z', false],
      ['2027-01-09T18:15:00.000Z', true],
      ['2027-01-12T18:14:59.999Z', true],
      ['2027-01-12T18:15:00.000Z', false],
    ] as const) {
      setClock(moment);
      expect([moment, (await shown()) !== undefined]).toEqual([moment, isShown]);
    }
  });

  test.each([
    [{ link: 'javascript:alert(1)' }, 'link'],
    [{ link: '' }, 'en.link_text'],
    [{ en: { text: 'Sale', link_text: '' } }, 'en.link_text'],
    [{ en: NO_TEXT, ne: { text: 'दशैं', link_text: 'x' } }, 'en.text'],
    [{ from: '2027-02-30' }, 'from'],
    [{ from: '2027-01-13' }, 'until'],
  ])('%j is refused at %s', async (change, path) => {
    const { status, body } = await save(change, 0);
    expect([status, body.details?.map((each) => each.path)]).toEqual([400, [path]]);
  });

  test('is the administrator’s, in one version', async () => {
    const { headers: staff } = await signedIn(shop(), 'staff');
    expect((await save({}, 0, staff)).status).toBe(403);
    expect((await shop().call({ url: '/site/announcement', headers: staff })).status).toBe(403);
    await save({}, 0);
    expect((await save({ until: null }, 0)).status).toBe(409);
  });

  test('documents ask if it was closed only where there is one', async () => {
    const readLook = lookReader(shop().db);
    expect((await readLook()).script).toBe(LOOK.script);
    await save({}, 0);
    await publish(1);
    expect((await readLook()).script).toContain("localStorage['pasal:announcement']");
  });
});
