import { activate, recordOf, teamApi, uploadBuild, versionsIn } from '../shop/releases';
import { isRendered } from '../shop/rendered';
import { signedInApi } from '../shop/staff';
import { expect, test } from '../shop/test';

const NEXT = 'team-next';
/** How the catalogue begins the heading of its search, and how its next release does. */
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

test('hundreds of pages asked for while another catalogue goes live: each is whole and of one release', async ({
  shop,
}) => {
  const documentAt = async (at: string) => {
    const answer = await fetch(`${shop.url}${at}`);
    return { status: answer.status, html: await answer.text() };
  };
  const { cookies } = await (await signedInApi(shop.url, 'admin')).storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const team = await teamApi({ cookie, origin: shop.url }, shop.url, 'catalog');
  const before = recordOf(shop.root, 'catalog').version;
  await uploadBuild(team, shop.root, ['catalog', NEXT], (text) =>
    text.replaceAll(HEADING, NEXT_HEADING),
  );
  await expect.poll(async () => isRendered((await documentAt('/')).html)).toBe(true);

  // Addresses nobody asked for before, so that each page is made anew; the release comes in between,
  // and takes its time, for its pages are tried first.
  /** A release whose pages came late, for the machine was busy with visitors, is tried again. */
  async function goLive(left = 5): Promise<void> {
    const tried = activate(team, ['catalog', NEXT]);
    await (left > 0 ? tried.catch(() => goLive(left - 1)) : tried);
  }
  let switched: Promise<void> | undefined;
  let asked = 0;
  const documents: Awaited<ReturnType<typeof documentAt>>[] = [];
  /** How many pages a release has made, and for how many visitors nobody had the time. */
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
  // As many as leave the release's own pages their time: what is late is tried anew, all of it.
  await Promise.all(Array.from({ length: 3 }, visit));
  await switched;

  for (const { status, html } of documents) {
    expect([status, html.trimEnd().slice(-7)]).toEqual([200, '</html>']);
    const [version = '', ...others] = versionsIn(html, 'catalog');
    expect(others).toEqual([]);
    expect([before, NEXT]).toContain(version);
    expect([version, 'nobody']).toContain(makerOf(html, before));
  }
});
