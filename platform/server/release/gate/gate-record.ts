import type { ReleaseRecord } from '../../../contract/release';
import { called, problem, type Problem } from './gate-subject';

/** Entries of the sidebar that lead to no page inside the dashboard, or to none of one address. */
function strayEntries(record: ReleaseRecord): Problem[] {
  return record.routes
    .filter(
      ({ path, layout, sidebar }) => sidebar && (layout !== 'dashboard' || path.includes(':')),
    )
    .map(({ path }) =>
      problem(
        'record',
        path,
        { release: path, shop: 'no such entry' },
        `${called(record)} has an entry of the sidebar for ${path}, which is no page of the dashboard with an address of its own.`,
      ),
    );
}

/** Checks that a record agrees with itself: its pages exist, and its files are in its list. */
export function recordGate(record: ReleaseRecord): Problem[] {
  const { integrity, start, pages, slots, routes } = record;
  const parts = { ...pages, ...slots };
  const named = [...start, ...Object.values(parts).flatMap(({ files }) => files)];
  const unlisted = [...new Set(named)].filter((file) => !Object.hasOwn(integrity, file));
  const pageless =
    record.name === 'host' ? [] : routes.filter(({ page }) => !Object.hasOwn(pages, page));
  return [
    ...unlisted.map((file) =>
      problem(
        'file',
        file,
        { release: file, shop: 'no hash' },
        `The record names ${file} but has no hash of it.`,
      ),
    ),
    ...pageless.map(({ path, page }) =>
      problem(
        'record',
        path,
        { release: page, shop: 'no such page' },
        `The route ${path} leads to the page ${page}, which the record does not describe.`,
      ),
    ),
    ...strayEntries(record),
  ];
}
