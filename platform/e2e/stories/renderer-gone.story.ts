import { readFileSync } from 'node:fs';
import { isRendered } from '../../../e2e/shop/rendered';
import { expect, test } from '../../../e2e/shop/test';

/** The processes a server has started that render its pages. */
function renderProcesses(server: number): number[] {
  const children = readFileSync(`/proc/${server}/task/${server}/children`, 'utf8');
  const pids = children.split(' ').filter(Boolean).map(Number);
  return pids.filter((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('render-process'),
  );
}

/** True when nothing of a document is missing, whichever side renders its page. */
const isWhole = (html: string) =>
  html.trimEnd().endsWith('</html>') &&
  html.includes('"catalog":[') &&
  /\/host\/[^/]+\/host\.[0-9a-f]+\.js/.test(html);

test(
  'while the render process is gone every page comes whole, and is rendered again soon',
  { tag: ['@platform', '@night'] },
  async ({ shop }) => {
    const documentAt = async (at: string) => {
      const answer = await fetch(`${shop.url}${at}`);
      return { status: answer.status, html: await answer.text() };
    };
    const settled = async (at: string) => isRendered((await documentAt(at)).html);
    await expect.poll(() => settled('/')).toBe(true);
    const before = renderProcesses(shop.pid);
    expect(before).toHaveLength(1);

    // No visitor has asked for these addresses before, so that no page is cached; the process dies in between.
    const addresses = Array.from({ length: 200 }, (_, at) => `/search?q=camera+${at}`);
    const asked = addresses.map((at, index) => {
      if (index === 20) for (const pid of before) process.kill(pid, 'SIGKILL');
      return documentAt(at);
    });
    const documents = await Promise.all(asked);
    const seen = documents.map(({ status, html }) => `${status} ${isWhole(html) ? 'whole' : html}`);
    expect([...new Set(seen)]).toEqual(['200 whole']);
    expect(documents.some(({ html }) => !isRendered(html))).toBe(true);
    await expect.poll(() => settled('/search?q=camera+0')).toBe(true);
    const after = renderProcesses(shop.pid);
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
  },
);
