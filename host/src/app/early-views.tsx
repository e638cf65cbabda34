import type { EarlyView, ServerModule } from '@pasal/shared/shell';
import type { RemoteViews } from '@pasal/platform/browser/remotes/remote-views';
import { FramedPage } from '../remotes/framed-page';
import { FRAMED_PLACE } from '../remotes/framed-place';
import { remoteViews } from '../remotes/remote-views';

interface Build {
  name: string;
  module: ServerModule | null;
}

/** A script must not contain the end tag of its element. */
const inElement = (script: string) => script.replaceAll('</', String.raw`<\/`);

/** Calls a view's function; an exception must not stop the rest of the document's script. */
const scriptOf = ({ show }: EarlyView) =>
  inElement(`try{(${show})(document.getElementById("${FRAMED_PLACE}"))}catch{}`);

/**
 * What the remotes of a composition show in place of browser-rendered pages: the views that the server renders, and
 * the scripts of the documents.
 */
export function makeEarlyViews(builds: readonly Build[]) {
  const views = new Map<string, EarlyView>(
    builds.flatMap(({ name, module }) =>
      Object.entries(module?.early ?? {}).map(([page, view]) => [`${name} ${page}`, view] as const),
    ),
  );
  const Loading: RemoteViews['Loading'] = ({ remote, page }) => (
    <FramedPage Early={views.get(`${remote} ${page}`)?.Component} />
  );
  return {
    views: { ...remoteViews, Loading },
    /** @param route the id of the route that is rendered */
    scriptOf: (route: string | undefined): string => {
      const view = views.get(route ?? '');
      return view ? scriptOf(view) : '';
    },
  };
}
