import path from 'node:path';
import { descriptionOf } from '../platform/kit/build/description.mjs';
import {
  builds,
  isBuilt,
  isForNode,
  isOfPages,
  KIT,
  languagesBuilt,
  lightReleaseOf,
  releaseOf,
  root,
} from './workspaces.mjs';

const kindOf = (workspace) =>
  isForNode(workspace) ? 'server' : workspace === KIT ? 'kit' : 'pages';

/** Slots by which a part is seen around every page of a layout; those of `platform/server/release/layout-slots.ts`. */
const AROUND = { headerSearch: 'shop', headerLinks: 'shop', dashboardFrame: 'dashboard' };
const aroundOf = ({ slots = [] }) => slots.flatMap((slot) => AROUND[slot] ?? []);

const description = (workspace, language) =>
  isOfPages(workspace) ? descriptionOf(path.join(root, workspace), language) : { routes: [] };

/** Reads what is built of each workspace: those whose pieces stand around the pages of others come first. */
export function readParts() {
  return Object.keys(builds)
    .map((workspace) => {
      const release = releaseOf(workspace);
      const lightRelease = lightReleaseOf(release);
      const described = description(workspace);
      const around = workspace === 'host' ? ['shop'] : aroundOf(described);
      return {
        workspace,
        name: builds[workspace],
        release,
        lightRelease,
        kind: kindOf(workspace),
        isOpening: workspace === 'host' || described.routes.some((route) => route.path === '/'),
        isWhole: isBuilt(workspace, release),
        languages: isBuilt(workspace, lightRelease) ? ['en', ...languagesBuilt(workspace)] : null,
        routes: described.routes.map(({ path: pattern, layout }) => ({ path: pattern, layout })),
        around,
      };
    })
    .toSorted((one, other) => other.around.length - one.around.length);
}

const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** The name by which people know a part, in both languages. */
export const titleOf = ({ workspace }) => ({
  en: capitalized(description(workspace, 'en').title),
  ne: description(workspace, 'ne').title,
});
