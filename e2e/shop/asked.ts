import type { Browser, BrowserContext, TestInfo } from '@playwright/test';

const REMOTE = /\/remotes\/([\w-]+)\//;
const COUNTED =
  /^pasal_requests_total\{method="\w+",route="\/api\/v1\/([\w-]+)[^"]*",status="\d+"\} (\d+)$/gm;

/** How often each kind of call was asked for since a shop started. */
async function callsOf(url: string): Promise<Map<string, number>> {
  const answer = await fetch(new URL('/metrics', url));
  if (!answer.ok) throw new Error(`/metrics answered ${answer.status}`);
  const counts = new Map<string, number>();
  for (const [, call = '', count] of (await answer.text()).matchAll(COUNTED)) {
    counts.set(call, (counts.get(call) ?? 0) + Number(count));
  }
  return counts;
}

/** The remotes whose files pages of a browser ask for from now on, those of contexts that are opened later too. */
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

/** What a story asked for is told to the reporter by a note of this kind. */
export const ASKED = 'asked';
/** Said of a story whose shop was gone at its end: it is always told. */
export const UNKNOWN = '*';

/** Notes for the reporter what a story asks of a shop while it is told (`asked-reporter.ts`). */
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
