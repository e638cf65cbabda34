import type { ReleaseRecord, RemoteRoute } from '../contract/release';
import { findFilledSlots, type Layout } from './release/layout-slots';
import type { Composition } from './release/live-compositions';
import { releaseBase } from './release-files';

/** A script as a document references it. */
export interface PageScript {
  url: string;
  integrity: string;
  /** True for a script of the frame, or of a page that already works: the page itself goes first. */
  isLater?: true;
}

/** Files of a release as scripts; one without a hash in the record could not be loaded. */
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

/** A route of some release; undefined for an unknown address. */
export interface FoundRoute {
  owner: ReleaseRecord;
  route: RemoteRoute;
}

type Shown = Pick<Composition, 'remotes' | 'assets'>;

/** The scripts around a page: everything that the remotes in its layout's slots need. */
const scriptsAround = ({ remotes, assets }: Shown, layout: Layout): PageScript[] =>
  findFilledSlots(remotes, layout).flatMap(({ slot, filler }) =>
    scriptsOf(filler, [...filler.start, ...(filler.slots[slot]?.files ?? [])], assets),
  );

/**
 * Lists what a page requests as soon as the host has started: the scripts of the remote that owns it, those of the
 * remotes in the slots around it, and last what it requests once it works. A dashboard page is for staff only, and
 * waits for its frame: for others nothing of it is listed, and for staff all of it at once.
 */
export function listRemoteScripts(
  shown: Shown,
  found: FoundRoute | undefined,
  { isOfStaff = false }: { isOfStaff?: boolean } = {},
): PageScript[] {
  const layout = found?.route.layout ?? 'shop';
  if (layout === 'dashboard' && !isOfStaff) return [];
  const part = found?.owner.pages[found.route.page];
  // The host itself is requested before all others.
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
