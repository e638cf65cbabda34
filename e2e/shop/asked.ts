import type { Browser, BrowserContext, TestInfo } from '@playwright/test';

const REMOTE = /\/remotes\/([\w-]+)\//;
const COUNTED =
  /^pasal_requests_total\{method="\w+",route="\/api\/v1\/([\w-]+)[^"]*",status="\d+"\} (\d+)$/gm;

/** How often each kind of call was made since a shop started. */
async function callsOf(url: string): Promise<Map<string, number>> {
  const answer = await fetch(new URL('/metrics', url));
  if (!answer.ok) throw new Error(`/metrics answered ${answer.status}`);
  const counts = new Map<string, number>();
  for (const [, call = '', count] of (await answer.text()).matchAll(COUNTED)) {
    counts.set(call, (counts.get(call) ?? 0) + Number(count));
  }
  return counts;
}

/** The remotes whose files a browser's pages request from now on, in later contexts too. */
function watchRemotes(browser: Browser): Set<string> {
  const remotes = new Set<string>();
  const watch = (context: BrowserContext) => {
    context.on('request', (request) => {
      const [, remote] = REMOTE.exec(request.url()) ?? [];
      if (remote) remotes.add(`remotes/${remote}`);
    });
    return context;
  };
  for (const context of browser.contexts()) watch(context);
  browser.on('context', watch);
  return remotes;
}

/** The annotation type that passes a story's requests to the reporter. */
export const ASKED = 'asked';
/** Marks a story whose shop was gone at its end: it always runs. */
export const UNKNOWN = '*';

/** Records for the reporter what a story requests from a shop (`asked-reporter.ts`). */
export async function noteAsked(
  { browser, url, info }: { browser: Browser; url: string; info: TestInfo },
  tell: () => Promise<void>,
): Promise<void> {
  const remotes = watchRemotes(browser);
  const before = await callsOf(url);
  await tell();
  const after = await callsOf(url).catch(() => new Map([[UNKNOWN, 1]]));
  const calls = [...after].filter(([call, count]) => count !== before.get(call));
  const asked = [...calls.map(([call]) => (call === UNKNOWN ? call : `api/${call}`)), ...remotes];
  info.annotations.push({ type: ASKED, description: asked.join(' ') });
}
