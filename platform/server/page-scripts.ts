import type { ReleaseRecord, RemoteRoute } from '../contract/release';
import { findFilledSlots, type Layout } from './release/layout-slots';
import type { Composition } from './release/live-compositions';
import { releaseBase } from './release-files';

/** A script as a document names it. */
export interface PageScript {
  url: string;
  integrity: string;
  /** True for a script of the frame, or one for a page that works already: the page itself goes first. */
  isLater?: true;
}

/** Files of a release as scripts; one its record has no hash of could not be loaded. */
export function scriptsOf(
  release: ReleaseRecord,
  files: readonly string[],
  assets?: string,
): PageScript[] {
  const base = releaseBase(release.name, release.version, assets);
  return files.flatMap((file) => {
    const integrity = release.integrity[file];
    return integrity === undefined ? [] : [{ url: `${base}/${file}`, integrity }];
  });
}

/** A route that some release answers; undefined for an unknown address. */
export interface FoundRoute {
  owner: ReleaseRecord;
  route: RemoteRoute;
}

type Shown = Pick<Composition, 'remotes' | 'assets'>;

/** The scripts of what stands around a page: all that the remotes which fill the slots of its layout need for it. */
const scriptsAround = ({ remotes, assets }: Shown, layout: Layout): PageScript[] =>
  findFilledSlots(remotes, layout).flatMap(({ slot, filler }) =>
    scriptsOf(filler, [...filler.start, ...(filler.slots[slot]?.files ?? [])], assets),
  );

/**
 * Lists what a page asks for as soon as the host has started: the scripts of the remote that owns it, and of
 * those that fill the slots around it, and last what it asks for when it works. A page of the dashboard is shown
 * to staff alone, and waits for its frame: for others nothing of it is named, and for staff all of it at once.
 */
export function listRemoteScripts(
  shown: Shown,
  found: FoundRoute | undefined,
  { isOfStaff = false }: { isOfStaff?: boolean } = {},
): PageScript[] {
  const layout = found?.route.layout ?? 'shop';
  if (layout === 'dashboard' && !isOfStaff) return [];
  const part = found?.owner.pages[found.route.page];
  // The host itself is asked for before all others.
  const start = found?.owner.name === 'host' ? [] : (found?.owner.start ?? []);
  const ofPage =
    found && part ? scriptsOf(found.owner, [...start, ...part.files], shown.assets) : [];
  const around = scriptsAround(shown, layout);
  const first = layout === 'dashboard' ? [...around, ...ofPage] : ofPage;
  const afterPage = found && part?.later ? scriptsOf(found.owner, part.later, shown.assets) : [];
  const all = new Map<string, PageScript>(first.map((script) => [script.url, script]));
  for (const script of [...around, ...afterPage]) {
    if (!all.has(script.url)) all.set(script.url, { ...script, isLater: true });
  }
  return [...all.values()];
}
