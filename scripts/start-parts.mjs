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

/**
 * @import { Description } from '../platform/kit/build/description.mjs'
 * @import { Part } from './start-plan.mjs'
 */

/** @type {(workspace: string) => Part['kind']} */
const kindOf = (workspace) =>
  isForNode(workspace) ? 'server' : workspace === KIT ? 'kit' : 'pages';

/**
 * Slots that appear around every page of a layout; the same as in `platform/server/release/layout-slots.ts`.
 * @type {Record<string, string>}
 */
const AROUND = { headerSearch: 'shop', headerLinks: 'shop', dashboardFrame: 'dashboard' };
/** @param {{ slots?: string[] }} described */
const aroundOf = ({ slots = [] }) => slots.flatMap((slot) => AROUND[slot] ?? []);

/**
 * @param {string} workspace
 * @param {string} [language]
 * @returns {Pick<Description, 'routes'> & Partial<Description>}
 */
const description = (workspace, language) =>
  isOfPages(workspace) ? descriptionOf(path.join(root, workspace), language) : { routes: [] };

/**
 * Reads what is built of each workspace: those that appear around others' pages come first.
 * @returns {Part[]}
 */
export function readParts() {
  return Object.entries(builds)
    .map(([workspace, name]) => {
      const release = releaseOf(workspace);
      const lightRelease = lightReleaseOf(release);
      const described = description(workspace);
      const around = workspace === 'host' ? ['shop'] : aroundOf(described);
      return {
        workspace,
        name,
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

/** @param {string} text */
const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The display name of a part, in both languages.
 * @param {Pick<Part, 'workspace'>} part
 */
export const titleOf = ({ workspace }) => ({
  en: capitalized(description(workspace, 'en').title ?? ''),
  ne: description(workspace, 'ne').title,
});
