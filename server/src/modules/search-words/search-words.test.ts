import type {
  ActivitiesResponse,
  PublicProductsResponse,
  SearchKind,
  SearchWord,
  SearchWordsResponse,
  UnderstandResponse,
} from '@pasal/shared/contracts';
import { addKinds } from '../../db/reference/kinds/add-kinds';
import { onBothDatabases } from '../../testing/database/both-databases';
import { createProduct, signedIn } from '../../testing/factories';
import * as messages from './messages';
import { refuseUseless } from './phrase-rules';

onBothDatabases((shop) => {
  let headers: Record<string, string>;
  beforeEach(async () => {
    ({ headers } = await signedIn(shop(), 'admin'));
  });

  interface Body {
    message: string;
    code?: string;
    details?: { path: string }[];
    kind: SearchKind;
    word: SearchWord;
  }
  async function send(method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object) {
    const answer = await shop().call<Body>({
      method,
      url: `/search-words${url}`,
      headers,
      ...(body && { body }),
    });
    return { status: answer.status, ...answer.body };
  }
  const kind = (name: string, phrases: string[] = [], more: object = {}) =>
    send('POST', '/kind', { name, parent_id: null, category_id: null, phrases, ...more });
  const put = ({ id, products: _products, ...body }: SearchKind, more: object) =>
    send('PUT', `/kind/${id}`, { ...body, ...more });
  const word = (phrase: string, finds: string | null) => send('POST', '/word', { phrase, finds });
  const all = async () =>
    (await shop().call<SearchWordsResponse>({ url: '/search-words', headers })).body;
  const found = async (search: string) => {
    const url = `/product/public?search=${encodeURIComponent(search)}`;
    const { body } = await shop().call<PublicProductsResponse>({ url });
    return body.products.map(({ title }) => title);
  };

  test('a phrase that is added, changed and taken away is what shoppers find by at once', async () => {
    await createProduct(shop().db, { title: 'Frostline Refrigerator', description: '' });
    expect(await found('himal')).toEqual([]);
    const { kind: added, ...answer } = await kind('Refrigerator', ['refrigerator', 'himal']);
    expect(answer).toMatchObject({ status: 201, message: messages.kindAdded.en });
    expect(await found('himal')).toEqual(['Frostline Refrigerator']);
    const { kinds } = await all();
    expect(kinds).toEqual([{ ...added, products: 1 }]);

    const changed = await put(added, { phrases: ['refrigerator', 'icebox'] });
    expect(changed.kind).toMatchObject({ version: 2, phrases: ['refrigerator', 'icebox'] });
    expect([await found('himal'), await found('icebox')]).toEqual([[], ['Frostline Refrigerator']]);
    expect(await put(added, { name: 'Other' })).toMatchObject({
      status: 409,
      message: messages.changedMeanwhile.en,
    });

    expect((await send('DELETE', `/kind/${added.id}`)).status).toBe(200);
    expect(await found('icebox')).toEqual([]);
    expect((await send('DELETE', `/kind/${added.id}`)).status).toBe(404);
    expect((await put(added, {})).status).toBe(404);
  });

  test('what no search could find, and what appears twice, is refused at its field', async () => {
    const refused = async (answer: ReturnType<typeof kind>) => {
      const { status, message, details } = await answer;
      return [status, message, details?.[0]?.path];
    };
    const phrases = async (...some: string[]) => refused(kind('Fan', some));
    expect(await phrases('fan', '!!')).toEqual([400, messages.saysNothing('!!').en, 'phrases']);
    expect(await phrases('')).toEqual([400, messages.saysNothing('').en, 'phrases']);
    expect(await phrases('Fan', 'fan')).toEqual([400, messages.twice('fan').en, 'phrases']);
    const long = 'a fan of five words';
    expect(await phrases(long)).toEqual([400, messages.tooManyWordsIn(long).en, 'phrases']);
    expect((await kind('Fan', ['x'.repeat(61)])).status).toBe(400);
    expect(
      (
        await kind(
          'Fan',
          Array.from({ length: 61 }, (_, n) => `fan ${n}`),
        )
      ).status,
    ).toBe(400);
    expect(await refused(kind(' '))).toEqual([400, 'Enter a name.', 'name']);
    expect(await refused(kind('Fan', [], { category_id: 99 }))).toEqual([
      400,
      messages.noSuchCategory.en,
      'category_id',
    ]);
    expect(await refused(kind('Fan', [], { parent_id: 99 }))).toEqual([
      400,
      messages.noSuchKind.en,
      'parent_id',
    ]);
    expect(await refused(word('--', 'fan'))).toEqual([
      400,
      messages.saysNothing('--').en,
      'phrase',
    ]);
    expect(await refused(word('pankha', '%'))).toEqual([
      400,
      messages.saysNothing('%').en,
      'finds',
    ]);
    expect((await all()).kinds).toEqual([]);
  });

  test('kinds lie one below another, without a circle, under names of their own', async () => {
    const { kind: camera } = await kind('Camera', ['camera']);
    const { kind: dome } = await kind('Dome', ['dome'], { parent_id: camera.id });
    const { kind: mini } = await kind('Mini dome', ['mini dome'], { parent_id: dome.id });
    expect((await kind('CAMERA')).message).toBe(messages.kindExists.en);
    expect((await put(dome, { name: 'camera' })).code).toBe('CONFLICT');
    for (const parent_id of [camera.id, dome.id, mini.id]) {
      const { status, message } = await put(camera, { parent_id });
      expect([status, message]).toEqual([400, messages.ownParent.en]);
    }
    expect((await send('DELETE', `/kind/${dome.id}`)).status).toBe(200);
    const { kinds } = await all();
    expect(kinds.map(({ name, parent_id, version }) => [name, parent_id, version])).toEqual([
      ['Camera', null, 1],
      ['Mini dome', camera.id, 2],
    ]);
  });

  test('a category has one usual kind', async () => {
    const { category_id } = await createProduct(shop().db, { title: 'X-200', category: 'Cameras' });
    await kind('Camera', ['cctv'], { category_id });
    const second = await kind('Lens', [], { category_id });
    expect([second.status, second.message]).toEqual([400, messages.categoryTaken('Camera').en]);
    expect(await found('cctv')).toEqual(['X-200']);
  });

  test('a word finds other words or is left out, and stands once', async () => {
    await createProduct(shop().db, { title: 'Outdoor lamp' });
    const { word: outside } = await word('bahira', 'outdoor');
    await word('ramro', null);
    expect(await found('ramro bahira lamp')).toEqual(['Outdoor lamp']);
    expect((await word('BAHIRA', null)).code).toBe('CONFLICT');
    const url = `/word/${outside.id}`;
    const body = { phrase: 'baira', finds: 'outdoor', version: outside.version };
    expect((await send('PUT', url, body)).word).toEqual({ ...body, id: outside.id, version: 2 });
    expect((await send('PUT', url, body)).code).toBe('CONFLICT');
    expect((await send('PUT', url, { ...body, version: 2, phrase: 'Ramro' })).code).toBe(
      'CONFLICT',
    );
    expect((await all()).words.map(({ phrase, finds }) => [phrase, finds])).toEqual([
      ['baira', 'outdoor'],
      ['ramro', null],
    ]);
    expect((await send('DELETE', url)).status).toBe(200);
    expect((await send('DELETE', url)).status).toBe(404);
    expect((await send('PUT', url, { ...body, version: 2 })).status).toBe(404);
  });

  test('what a search is taken for is told word by word, with what shoppers are shown', async () => {
    await createProduct(shop().db, { title: 'Outdoor Dome' });
    await createProduct(shop().db, { title: 'Indoor Dome', status: 'pending' });
    await kind('Dome camera', ['dome', 'dome camera', 'dome cameras']);
    await word('bahira', 'outdoor');
    await word('best', null);
    const { body } = await shop().call<UnderstandResponse>({
      url: '/search-words/understand?search=best%20bahira%20doem%20camera%20under%205000',
      headers,
    });
    const part = { kinds: [], finds: [], unknown: false, ignored: false };
    expect(body.parts).toEqual([
      { ...part, text: 'best', ignored: true },
      { ...part, text: 'bahira', finds: ['outdoor'] },
      { ...part, text: 'dome camera', kinds: ['Dome camera'] },
      { ...part, text: 'under 5000', finds: ['up to Rs. 5,000'] },
    ]);
    expect(body.read).toBe('best bahira dome camera under 5000');
    expect([body.total, body.products.map(({ title }) => title)]).toEqual([1, ['Outdoor Dome']]);
  });

  test('the log tells who taught what', async () => {
    const { kind: fan } = await kind('Fan', ['fan', 'pankha']);
    await put(fan, { phrases: ['fan', 'stand fan'], name: 'Fans' });
    const { word: hik } = await word('hik', 'hikvision');
    await send('DELETE', `/word/${hik.id}`);
    const { body } = await shop().call<ActivitiesResponse>({ url: '/activity', headers });
    expect(body.activities.map(({ kind: of, thing, changes }) => [of, thing, changes])).toEqual([
      ['search-word', 'hik', []],
      ['search-word', 'hik', [{ field: 'finds', before: null, after: 'hikvision' }]],
      [
        'search-kind',
        'Fans',
        [
          { field: 'name', before: 'Fan', after: 'Fans' },
          { field: 'phrases', before: 'pankha', after: 'stand fan' },
        ],
      ],
      [
        'search-kind',
        'Fan',
        [
          { field: 'name', before: null, after: 'Fan' },
          { field: 'phrases', before: null, after: 'fan, pankha' },
        ],
      ],
    ]);
  });

  test('every phrase a shop begins with can be found and saved again', async () => {
    await shop().db.transaction().execute(addKinds);
    const phrases = await shop().db.selectFrom('search_phrase').select('phrase').execute();
    expect(() =>
      refuseUseless(
        phrases.map(({ phrase }) => phrase),
        'phrases',
      ),
    ).not.toThrow();
    const { kinds } = await all();
    const light = kinds.find(({ name }) => name === 'Light');
    if (light === undefined) throw new Error('there is no light');
    expect((await put(light, {})).status).toBe(200);
  });
});
