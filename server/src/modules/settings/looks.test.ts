import { rm } from 'node:fs/promises';
import type {
  ActivitiesResponse,
  Looks,
  LooksResponse,
  SiteSettingsResponse,
  ValidationDetail,
} from '@pasal/shared/contracts';
import { missingPictures, unnamedPictures } from '../../operator/picture-check';
import { openPictureFolder } from '../../pictures/picture-folder';
import { onPostgresFirst } from '../../testing/database/both-databases';
import { signedIn } from '../../testing/factories';
import { filesBelow, imagePart, sendForm, type FormParts } from '../../testing/product-forms';
import * as messages from './messages';

interface Answer extends LooksResponse {
  message: string;
  code?: string;
  details?: ValidationDetail[];
}

const picture = async (colour: string) => ['pictures', (await imagePart(colour))[1]] as const;

onPostgresFirst((shop) => {
  let headers: Record<string, string>;
  beforeEach(async () => {
    await rm(shop().uploadsDir, { recursive: true, force: true });
    await openPictureFolder(shop().db, shop().pictures);
    ({ headers } = await signedIn(shop(), 'admin'));
  });

  /** Saves looks as the form sends them. */
  const save = (
    change: Partial<Record<'version' | 'accent' | 'logo' | 'icon', string>>,
    ...pictures: FormParts
  ) => {
    const texts = { version: '0', accent: '', logo: 'keep', icon: 'keep', ...change };
    const parts = [...Object.entries(texts), ...pictures];
    return sendForm<Answer>(shop(), { method: 'PUT', url: '/site/looks', headers }, parts);
  };
  const chosen = async () =>
    (await shop().call<LooksResponse>({ url: '/site/looks', headers })).body;
  /** The looks as visitors get them. */
  const shown = async () =>
    (await shop().call<SiteSettingsResponse>({ url: '/site/settings' })).body.looks;
  const pictures = async () =>
    (await filesBelow(shop().uploadsDir))
      .filter((name) => name.startsWith('products/'))
      .map((name) => `/uploads/${name}`);

  test('a shop that has chosen nothing says nothing of its looks', async () => {
    expect(await shown()).toBeUndefined();
    const none: Looks = { accent: null, logo: null, icon: null };
    expect(await chosen()).toEqual({ settings: none, version: 0 });
  });

  test('an accent is saved for visitors, with the colours that follow from it', async () => {
    const saved = await save({ accent: '#d34247' });
    expect([saved.status, saved.body.message]).toEqual([200, messages.looksSaved.en]);
    expect(saved.body).toMatchObject({ settings: { accent: '#d34247' }, version: 1 });
    expect(await shown()).toEqual({
      accent: {
        accent: '#d34247',
        onAccent: '#ffffff',
        softLight: expect.stringMatching(/^#f[0-9a-f]{5}$/),
        softDark: expect.stringMatching(/^#2[0-9a-f]{5}$/),
      },
    });
    const { body } = await shop().call<ActivitiesResponse>({ url: '/activity', headers });
    expect(body.activities[0]).toMatchObject({
      thing: 'Looks',
      changes: [{ field: 'accent', before: null, after: '#d34247' }],
    });
    await save({ version: '1' });
    expect(await shown()).toBeUndefined();
  });

  test('staff who are no administrators are refused, and nothing is changed', async () => {
    ({ headers } = await signedIn(shop(), 'staff'));
    const sent = await save({ accent: '#d34247', logo: 'new' }, await picture('red'));
    expect([sent.status, sent.body.code]).toEqual([403, 'FORBIDDEN']);
    headers = {};
    expect((await save({ accent: '#d34247' })).status).toBe(401);
    ({ headers } = await signedIn(shop(), 'admin'));
    expect(await chosen()).toMatchObject({ version: 0 });
    expect(await pictures()).toEqual([]);
  });

  test.each([
    ['#e5484d', /the contrast is 3\.9:1 and has to be 4\.5:1\. .* is #d34247\.$/],
    ['red', /# and six digits/],
    ['#d34247;background:url(//x)', /# and six digits/],
  ])('%s is refused, and nothing is changed', async (accent, words) => {
    const { status, body } = await save({ accent, logo: 'new' }, await picture('red'));
    expect(status).toBe(400);
    expect(body.details).toEqual([{ path: 'accent', message: expect.stringMatching(words) }]);
    expect(await chosen()).toMatchObject({ version: 0 });
    expect(await pictures()).toEqual([]);
  });

  test('logo and icon are drawn again, sized, and go when another comes or none is wanted', async () => {
    const first = await save(
      { logo: 'new', icon: 'new' },
      await picture('red'),
      await picture('green'),
    );
    const { logo, icon } = first.body.settings;
    expect(logo).toEqual({ path: expect.stringMatching(/\.webp$/), width: 48, height: 32 });
    expect((await pictures()).toSorted()).toEqual([logo?.path, icon].toSorted());
    expect(await shown()).toEqual({ logo });

    const second = await save({ version: '1', icon: 'new' }, await picture('blue'));
    expect(second.body.settings).toMatchObject({
      logo,
      icon: expect.not.stringMatching(icon ?? ''),
    });
    expect(await pictures()).toHaveLength(2);

    const third = await save({ version: '2', logo: 'none', icon: 'none' });
    expect(third.body.settings).toEqual({ accent: null, logo: null, icon: null });
    expect(await pictures()).toEqual([]);
    expect(await shown()).toBeUndefined();
  });

  test('doctor knows the pictures of the looks', async () => {
    await save({ logo: 'new', icon: 'new' }, await picture('red'), await picture('green'));
    const { db, uploadsDir, pictures: files } = shop();
    expect(await missingPictures(db, files)).toEqual([]);
    expect(await unnamedPictures(db, files)).toEqual([]);
    await rm(`${uploadsDir}/products`, { recursive: true });
    expect(await missingPictures(db, files)).toEqual([
      expect.stringMatching(/^Site settings names the picture \/uploads\/products\//),
      expect.stringMatching(/^Site settings names the picture \/uploads\/products\//),
    ]);
  });

  test('saved by someone else meanwhile: 409, theirs stay, and no picture is left behind', async () => {
    await save({ accent: '#d34247' });
    const { status, body } = await save({ logo: 'new' }, await picture('red'));
    expect([status, body.code]).toEqual([409, 'CONFLICT']);
    expect(await chosen()).toMatchObject({ settings: { accent: '#d34247' }, version: 1 });
    expect(await pictures()).toEqual([]);
  });

  test('what is no picture, or stands for none, is refused', async () => {
    const drawing = {
      name: 'logo.svg',
      bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    };
    expect((await save({ logo: 'new' }, ['pictures', drawing])).status).toBe(415);
    expect((await save({ logo: 'new' })).body.message).toBe(messages.wrongLooks.en);
    expect((await save({}, await picture('red'))).body.message).toBe(messages.wrongLooks.en);
    expect((await save({ logo: 'mine' })).body.details?.[0]?.path).toBe('logo');
    expect(await pictures()).toEqual([]);
  });
});
