import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { activate, recordOf, teamApi, uploadBuild, versionsIn } from '../shop/releases';
import { isRendered } from '../../../e2e/shop/rendered';
import { signedInApi } from '../../../e2e/shop/staff';
import { expect, test } from '../../../e2e/shop/test';

const NEXT = 'team-next';
/** The catalogue's search heading begins with the first text, that of its next release with the second. */
const HEADING = 'Search results for';
const NEXT_HEADING = 'What we have for';

/** Which release has made the page within a document; none where that is left to the browser. */
function makerOf(html: string, before: string): string {
  if (!isRendered(html)) return 'nobody';
  const made = [
    html.includes(`${HEADING} “`) && before,
    html.includes(`${NEXT_HEADING} “`) && NEXT,
  ].filter(Boolean);
  return made.join(' and ');
}

test(
  'hundreds of pages asked for while another catalogue goes live: each is whole and of one release',
  { tag: ['@platform', '@night'] },
  async ({ shop }) => {
    let asked = 0;
    /** Requested from several addresses: the server limits the unlisted pages it renders for one. */
    const documentAt = async (at: string) => {
      const localAddress = `127.0.1.${1 + Math.floor(asked / 200)}`;
      const request = get(`${shop.url}${at}`, { family: 4, localAddress });
      const [answer] = (await once(request, 'response')) as [IncomingMessage];
      return { status: answer.statusCode, html: await text(answer) };
    };
    const { cookies } = await (await signedInApi(shop.url, 'admin')).storageState();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const team = await teamApi({ cookie, origin: shop.url }, shop.url, 'catalog');
    const before = recordOf(shop.root, 'catalog').version;
    await uploadBuild(team, shop.root, ['catalog', NEXT], (source) =>
      source.replaceAll(HEADING, NEXT_HEADING),
    );
    await expect.poll(async () => isRendered((await documentAt('/')).html)).toBe(true);

    // No visitor has requested these addresses before, so each page is rendered; the release starts meanwhile,
    // and takes its time, because its pages are tried first.
    /** Retries a release whose pages were late because the machine was busy with visitors. */
    async function goLive(left = 5): Promise<void> {
      const tried = activate(team, ['catalog', NEXT]);
      await (left > 0 ? tried.catch(() => goLive(left - 1)) : tried);
    }
    let switched: Promise<void> | undefined;
    const documents: Awaited<ReturnType<typeof documentAt>>[] = [];
    /** Counts the pages each release has made, and the visitors for whom no process had the time. */
    const made = new Map<string, number>();
    const madeBy = (maker: string) => made.get(maker) ?? 0;
    async function visit(): Promise<void> {
      while (madeBy(NEXT) < 50 || documents.length < 200) {
        const each = await documentAt(`/search?q=camera+${(asked += 1)}`);
        documents.push(each);
        const maker = makerOf(each.html, before);
        made.set(maker, madeBy(maker) + 1);
        if (madeBy(before) >= 50) switched ??= goLive();
      }
    }
    // Only three visitors at once, so that the release's own pages have time: one late page makes all of them
    // be tried again.
    await Promise.all(Array.from({ length: 3 }, visit));
    await switched;

    for (const { status, html } of documents) {
      expect([status, html.trimEnd().slice(-7)]).toEqual([200, '</html>']);
      const [version = '', ...others] = versionsIn(html, 'catalog');
      expect(others).toEqual([]);
      expect([before, NEXT]).toContain(version);
      expect([version, 'nobody']).toContain(makerOf(html, before));
    }
  },
);
