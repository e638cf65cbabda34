import type { Page } from '@playwright/test';

/** What the federation's own tools see of a page. */
interface Federation {
  __INSTANCES__: { name: string; options: { remotes: { name: string; version: string }[] } }[];
  moduleInfo: Record<string, { remotesInfo?: Record<string, { matchedVersion: string }> }>;
}

/** The version of a remote that the federation of a page has registered, and what it tells its tools. */
export const versionInPage = (page: Page, name: string) =>
  page.evaluate((remote) => {
    // None before the first script has run.
    const seen = Reflect.get(window, '__FEDERATION__') as Federation | undefined;
    // oxlint-disable-next-line no-underscore-dangle -- the federation's own name
    const host = seen?.__INSTANCES__.find((instance) => instance.name === 'host');
    return {
      registered: host?.options.remotes.find((each) => each.name === remote)?.version,
      told: seen?.moduleInfo.host?.remotesInfo?.[remote]?.matchedVersion,
    };
  }, name);
