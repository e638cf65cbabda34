import type { ReleaseRecord } from '../../../contract/release';
import { called, problem, type Problem } from './gate-subject';
import * as messages from './messages';

/** Sidebar entries whose page is outside the dashboard, or has no fixed address. */
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
        messages.strayEntry(called(record), path),
      ),
    );
}

/** Checks that a record is consistent: its pages exist, and its files are in its list. */
export function recordGate(record: ReleaseRecord): Problem[] {
  const { integrity, start, pages, slots, routes } = record;
  const parts = { ...pages, ...slots };
  const named = [...start, ...Object.values(parts).flatMap(({ files }) => files)];
  const unlisted = [...new Set(named)].filter((file) => !Object.hasOwn(integrity, file));
  const pageless =
    record.name === 'host' ? [] : routes.filter(({ page }) => !Object.hasOwn(pages, page));
  return [
    ...unlisted.map((file) =>
      problem('file', file, { release: file, shop: 'no hash' }, messages.noHash(file)),
    ),
    ...pageless.map(({ path, page }) =>
      problem('record', path, { release: page, shop: 'no such page' }, messages.noPage(path, page)),
    ),
    ...strayEntries(record),
  ];
}
