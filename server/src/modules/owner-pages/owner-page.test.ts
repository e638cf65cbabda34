import {
  MAX_PAGE_CHARACTERS,
  MAX_PAGE_VERSIONS,
  PAGE_KINDS,
  TEXT_LANGUAGES,
  type ActivitiesResponse,
  type OwnerPageResponse,
  type PageSavedResponse,
  type PageTextsResponse,
  type PageVersionsResponse,
} from '@pasal/shared/contracts';
import { cleanStoredTexts } from '../products/write/clean-stored-texts';
import { onPostgresFirst } from '../../testing/database/both-databases';
import { signedIn } from '../../testing/factories';

type Saved = PageSavedResponse & { code?: string };

onPostgresFirst((shop) => {
  let admin: Record<string, string>;
  let email: string;
  beforeEach(async () => {
    const account = await signedIn(shop(), 'admin');
    admin = account.headers;
    ({ email } = account);
  });

  const seen = async (kind: string, language?: string) => {
    const query = language === undefined ? '' : `?language=${language}`;
    return (await shop().call<OwnerPageResponse>({ url: `/site/pages/${kind}${query}` })).body;
  };
  /** Sends a request about a text as the administrator, or as somebody else. */
  const ask = <Body = Saved>(path: string, body?: object, headers = admin) =>
    shop().call<Body>({
      url: path === '' ? '/site/pages' : `/site/pages/${path}`,
      headers,
      ...(body && { method: path.endsWith('/draft') ? 'PUT' : 'POST', body }),
    });
  const save = (which: string, html: string, version: number) =>
    ask(`${which}/draft`, { html, version });
  const publish = (which: string, version: number) => ask(`${which}/publish`, { version });
  const versions = async (which: string) =>
    (await ask<PageVersionsResponse>(`${which}/versions`)).body.versions;

  test('where the owner has written nothing, visitors read what Pasal came with, and so does the editor', async () => {
    const value = JSON.stringify({ shop_name: '<Shop> & Sons' });
    await shop().db.insertInto('site_setting').values({ key: 'site', value }).execute();
    const texts = PAGE_KINDS.flatMap((kind) =>
      TEXT_LANGUAGES.map((language) => ({ kind, language })),
    );
    for (const { kind, language } of texts) {
      const { html, language: of } = await seen(kind, language);
      expect(of).toBe(language);
      expect(/[ऀ-ॿ]/.test(html)).toBe(language === 'ne');
      expect(html).toMatch(/^<p>.+<\/p><h2>.+<\/h2><p>/);
      const draft = (await ask(`${kind}/${language}/draft`)).body;
      expect(draft).toEqual({
        settings: { html },
        version: 0,
        published: null,
        has_draft: false,
      });
      // Saved unchanged, it is no draft: it is spelled exactly as the stored text.
      expect((await save(`${kind}/${language}`, html, 0)).body).toMatchObject({
        settings: { html },
        has_draft: false,
      });
    }
    expect((await seen('terms')).html).toContain('between you and &lt;Shop&gt; &amp; Sons.');
    expect((await seen('privacy')).html).toContain('<a href="/contact">contact page</a>');
    expect((await ask('imprint')).status).toBe(400);
  });

  test('a draft is its writers’ alone until it is published, in one language', async () => {
    const before = await seen('returns');
    const draft = await save('returns/en', '<p>Bring it <em>back</em>.</p>', 0);
    expect(draft.body).toMatchObject({ message: 'Draft saved.', version: 1, has_draft: true });
    expect(await seen('returns')).toEqual(before);
    const { headers: staff } = await signedIn(shop(), 'staff');
    for (const path of ['returns/en/draft', 'returns/en/versions', '']) {
      expect((await ask(path, undefined, staff)).status).toBe(403);
      expect((await ask(path, undefined, {})).status).toBe(401);
    }

    const done = await publish('returns/en', 1);
    expect(done.body).toMatchObject({ has_draft: false, version: 2, published: { by: email } });
    const now = { html: '<p>Bring it <em>back</em>.</p>', language: 'en' };
    expect([await seen('returns'), await seen('returns', 'ne')]).toEqual([now, now]);
    await save('returns/ne', '<p>फिर्ता</p>', 0);
    expect(await seen('returns', 'ne')).toEqual(now);
    await publish('returns/ne', 1);
    expect(await seen('returns', 'ne')).toEqual({ html: '<p>फिर्ता</p>', language: 'ne' });
    expect(await seen('returns')).toEqual(now);

    const { texts } = (await ask<PageTextsResponse>('')).body;
    expect(texts).toHaveLength(10);
    const written = texts.filter(({ published }) => published !== null);
    expect(written.map(({ kind, language }) => [kind, language])).toEqual([
      ['returns', 'en'],
      ['returns', 'ne'],
    ]);
    const log = await shop().call<ActivitiesResponse>({ url: '/activity', headers: admin });
    expect(log.body.activities.map(({ thing, changes }) => [thing, changes])).toEqual([
      ['Returns (Nepali)', [{ field: 'page', before: null, after: null }]],
      ['Returns (Nepali)', [{ field: 'draft', before: null, after: null }]],
      ['Returns (English)', [{ field: 'page', before: null, after: null }]],
      ['Returns (English)', [{ field: 'draft', before: null, after: null }]],
    ]);
  });

  test('what is saved is cleaned, and has a limit', async () => {
    const hostile =
      '<p onclick="x()">Hi<script>alert(1)</script><img src=x onerror=y> <a href="javascript:z">z</a></p>';
    const saved = await save('about/en', hostile, 0);
    expect(saved.body.settings.html).toBe('<p>Hi <a>z</a></p>');
    await publish('about/en', 1);
    expect((await seen('about')).html).toBe('<p>Hi <a>z</a></p>');
    const long = 'अ'.repeat(MAX_PAGE_CHARACTERS - 7);
    expect((await save('about/en', `<p>${long}</p>`, 2)).status).toBe(200);
    expect((await save('about/en', `<p>${long}x</p>`, 3)).status).toBe(400);
    // Each sign takes five characters after cleaning.
    expect((await save('about/en', '&'.repeat(MAX_PAGE_CHARACTERS), 3)).status).toBe(400);

    // A backup may have been written by hand.
    await shop().db.updateTable('owner_page').set({ published: hostile }).execute();
    await cleanStoredTexts(shop().db);
    expect((await ask('about/en/draft')).body.settings.html).toBe(`<p>${long}</p>`);
    const { published } = await shop()
      .db.selectFrom('owner_page')
      .select('published')
      .executeTakeFirstOrThrow();
    expect(published).toBe('<p>Hi <a>z</a></p>');
  });

  test('nobody writes over what somebody else has saved since', async () => {
    await save('terms/en', '<p>One</p>', 0);
    for (const answer of [
      await save('terms/en', '<p>Two</p>', 0),
      await publish('terms/en', 0),
      await ask('terms/en/take-back', { id: null, version: 0 }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'CONFLICT']);
    }
    expect((await ask('terms/en/draft')).body.settings.html).toBe('<p>One</p>');
    await publish('terms/en', 1);
    // There is nothing more to publish.
    expect((await publish('terms/en', 2)).status).toBe(409);
    expect((await seen('terms')).html).toBe('<p>One</p>');
    // Two begin at once.
    const both = await Promise.all(['A', 'B'].map((word) => save('about/en', `<p>${word}</p>`, 0)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('the history says what was published, when and by whom, and gives it back as a draft', async () => {
    const first = (await seen('questions')).html;
    for (const [at, word] of ['One', 'Two'].entries()) {
      await save('questions/en', `<h2>${word}</h2><p>?</p>`, at * 2);
      await publish('questions/en', at * 2 + 1);
    }
    const [two, one] = await versions('questions/en');
    expect([two, one]).toMatchObject([
      { words: 'Two ?', by: email },
      { words: 'One ?', by: email },
    ]);
    expect(Date.parse(one?.at ?? '')).toBeLessThanOrEqual(Date.parse(two?.at ?? ''));

    const back = await ask('questions/en/take-back', { id: one?.id, version: 4 });
    expect(back.body).toMatchObject({
      settings: { html: '<h2>One</h2><p>?</p>' },
      has_draft: true,
    });
    expect((await seen('questions')).html).toBe('<h2>Two</h2><p>?</p>');
    await publish('questions/en', 5);
    expect((await seen('questions')).html).toBe('<h2>One</h2><p>?</p>');
    // A text of another page, or of another language, does not belong to this one.
    const other = await ask('questions/ne/take-back', { id: one?.id, version: 0 });
    expect(other.status).toBe(404);

    const own = await ask('questions/en/take-back', { id: null, version: 6 });
    expect(own.body.settings.html).toBe(first);
    await save('questions/en', '', 7);
    // An empty text removes the owner's.
    await publish('questions/en', 8);
    expect((await seen('questions')).html).toBe(first);
    expect((await versions('questions/en'))[0]?.words).toBe('');
  });

  test('the history keeps the newest', async () => {
    const rows = Array.from({ length: MAX_PAGE_VERSIONS }, (_none, at) => ({
      kind: 'terms' as const,
      language: 'en' as const,
      html: `<p>${at}</p>`,
      by_email: email,
    }));
    await shop().db.insertInto('owner_page_version').values(rows).execute();
    await save('terms/en', '<p>Last</p>', 0);
    await publish('terms/en', 1);
    const words = (await versions('terms/en')).map((version) => version.words);
    expect([words.length, words[0], words.at(-1)]).toEqual([MAX_PAGE_VERSIONS, 'Last', '1']);
  });
});
