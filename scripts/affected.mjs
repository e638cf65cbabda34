/**
 * What a change can break. Suites are found by their imports; stories by the requests recorded in the last full run
 * (`e2e/asked.json`), and by their imports.
 */
import { readGraph, reachedFrom, readSource } from './law/sources.mjs';

/** @import { Graph } from './law/sources.mjs' */

/** @typedef {Record<string, string[]>} Asked what each story asked for */

/** Affects more than its importers: when one of these changes, everything runs. */
const WHOLE =
  /(?:^|\/)package(?:-lock)?\.json$|(?:^|\/)tsconfig[^/]*\.json$|^(?:jest\.config\.cjs|webpack\.common\.js|\.npmrc|\.nvmrc)$|^(?:\.ci\/run$|scripts\/|platform\/kit\/(?:build|jest)\/|server\/src\/testing\/(?:database|test-app)|e2e\/[^/]+\.ts$)/;
/** Files no test reads. */
const UNREAD =
  /^(?:\.ci\/proven\.json|e2e\/asked\.json|CHANGELOG\.md|LICENSE|CODEOWNERS|(?:.+\/)?rules\.md)$/;
const SOURCE = /\.(?:tsx?|[cm]?js)$/;
const DATA = /\.json$/;
const SUITE = /\.test\.tsx?$/;
const STORY = /\.story\.ts$/;

/** Suites that read the source tree itself, in addition to their imports. */
const LOOKS_AT_TREE = /__dirname, '(?:\.\.\/)+|\bROOT\b|\/product-tree'/;
/** Suites that bundle the server and start it. */
const STARTS_SERVER = /\.cache\/pasal-test/;
/** What such a bundle contains. */
const OF_SERVER =
  /^(?:core|platform\/(?:contract|server)|shared\/src\/(?:contracts|domain)|server|demo)\//;

/** Files that every page and call depends on: a change runs all stories. */
const BELOW_ALL =
  /^(?:core|platform\/(?:contract|server|browser)|host|demo|server\/src\/(?!modules\/|testing\/|operator\/|backup\/))\//;
/** The same, by import graph: the server makes documents internally, so no browser request shows it. */
const REACHES_ALL = /^(?:host\/src\/|server\/src\/web\/)/;
/** What the platform's own stories cover. */
const OF_PLATFORM =
  /^(?:core|platform|host|remote-releases|shared\/src\/(?:contracts|api|shell)|server\/src\/(?!modules\/))\//;

/** Where an area's calls are named. */
const CALLS = /^shared\/src\/contracts\/[\w-]+\/(?:[\w-]+\.)?calls\.ts$/;
const CALL_SERVED = /\bcalls\.(\w+)/g;
const CALL_NAMED = /= \w+\(\s*'(\w+)',\s*'\/([\w-]+)/g;

/**
 * The first segment of each call's address, by the call's name.
 * @param {Graph} graph
 */
function readAddresses(graph) {
  const files = [...graph.keys()].filter((file) => CALLS.test(file));
  const found = files.flatMap((file) => [...readSource(file).matchAll(CALL_NAMED)]);
  return new Map(found.map(([, name = '', address = '']) => [name, address]));
}

/**
 * What a browser requests of these files: remotes by name, calls by the first segment of their addresses.
 * @param {Iterable<string>} reached
 * @param {Graph} graph
 */
function askedOf(reached, graph) {
  const addresses = readAddresses(graph);
  return new Set(
    [...reached].flatMap((file) => {
      const [, remote] = /^remote-([\w-]+)\/src\//.exec(file) ?? [];
      if (remote) return `remotes/${remote}`;
      if (!file.endsWith('.routes.ts')) return [];
      const served = [...readSource(file).matchAll(CALL_SERVED)];
      return served.map(([, name = '']) => `api/${addresses.get(name)}`);
    }),
  );
}

/**
 * @param {string[]} files
 * @param {Graph} all
 */
function suitesOf(files, all) {
  const suites = [...all.keys()].filter((file) => SUITE.test(file));
  const isServers = files.some((file) => OF_SERVER.test(file));
  const always = suites.filter((file) => {
    const source = readSource(file);
    return LOOKS_AT_TREE.test(source) && (isServers || !STARTS_SERVER.test(source));
  });
  const starters = [...all.keys()].filter((file) => STARTS_SERVER.test(readSource(file)));
  const started = isServers ? [...reachedFrom(starters, all)].filter((f) => SUITE.test(f)) : [];
  const changed = files.filter((file) => SOURCE.test(file) && all.has(file) && !STORY.test(file));
  const ofData = reachedFrom(
    files.filter((file) => DATA.test(file)),
    all,
  );
  const readers = [...ofData].filter((file) => SUITE.test(file));
  return [...new Set([...changed, ...readers, ...always, ...started])];
}

/**
 * @param {string[]} files
 * @param {Graph} all
 * @param {Asked} asked
 */
function storiesOf(files, all, asked) {
  const stories = [...all.keys()].filter((file) => STORY.test(file));
  const reached = reachedFrom(files, all);
  const isAll =
    files.some((file) => BELOW_ALL.test(file) && !SUITE.test(file)) ||
    [...reached].some((file) => REACHES_ALL.test(file) && !SUITE.test(file));
  if (isAll) return stories;
  const wanted = askedOf(
    [...reached].filter((file) => !SUITE.test(file)),
    all,
  );
  return stories.filter(
    (file) => reached.has(file) || (asked[file] ?? [...wanted]).some((each) => wanted.has(each)),
  );
}

/** The imports of each source file in this tree. */
export function readTree() {
  const folders = ['core', 'platform', 'shared', 'host', 'remote-[\\w-]+', 'server', 'demo'];
  return readGraph([...folders, 'e2e', 'bench']);
}

/**
 * What has to run for a change.
 * @param {string[]} changed the changed files, from the root; deleted ones too
 * @param {Asked} asked
 * @param {() => Graph} [tree]
 * @returns {{ whole: string } | { whole?: undefined, suites: string[], stories: string[], platform: boolean }} `whole`
 * is the file that decides about everything; `suites` are files for `jest --findRelatedTests`; without `platform` the platform's own
 * stories are left out
 */
export function affectedBy(changed, asked, tree = readTree) {
  const files = changed.filter((file) => !UNREAD.test(file));
  const whole = files.find((file) => WHOLE.test(file));
  if (whole !== undefined) return { whole };
  const all = tree();
  return {
    suites: suitesOf(files, all),
    stories: storiesOf(files, all, asked),
    platform: files.some((file) => OF_PLATFORM.test(file)),
  };
}
