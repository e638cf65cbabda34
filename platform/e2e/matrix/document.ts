import { cells, places, type Cell, type Cure, type Place, type Seen } from './cells';
import { faults, type Fault } from './faults';
import { remotes, type MatrixRemote } from './remotes';

/** The document's words for each view. */
const SEEN: Record<Seen, string> = {
  named: 'failure, named',
  unnamed: 'failure, unnamed',
  search: 'no search',
  'no link': 'no link',
  browser: 'the page',
};
const CURE: Record<Cure, string> = {
  retry: 'Retry',
  'next page': 'next page',
  reload: 'Retry, reload',
  'next document': 'reload',
  none: 'nothing',
};

/** Explains the words; each is a part of a cell. */
const LEGEND = `Each cell says what is seen, after how many seconds, and what makes the part usable again
once the fault is over.

| seen             | what the visitor sees                                                             |
| ---------------- | --------------------------------------------------------------------------------- |
| failure, named   | "We could not load the checkout." with Retry where the part should be             |
| failure, unnamed | "We could not load a part of this page." with Retry: nobody knows whose page it is |
| no search        | "Search is unavailable." with Retry in the header                                 |
| no link          | the header without the remote's link                                              |
| the page         | the page as ever; the browser makes what the server did not                       |

| again by      | what that is                                                                                      |
| ------------- | ------------------------------------------------------------------------------------------------- |
| Retry         | one press shows the part, without a new document                                                  |
| next page     | there is nothing to press; the part comes with the next page the visitor goes to                  |
| Retry, reload | Retry asks for the same version again, in vain; then "Reload the page" stands beside it and helps |
| reload        | there is nothing to press; the part comes with the next document                                  |
| nothing       | nothing has to be done                                                                            |`;

const INTRODUCTION = `# What a visitor sees when a release fails

Every fault of a release is tried for every remote, and for one as \`npm run new:remote\` writes it, wherever a
visitor meets it: a document of its page, its part in the layout of another page, or a link followed to its page. In
each cell the header lives, the pages of the other remotes live, nothing says "Loading" any more, and React complains
of nothing. The shop has one version of each remote here; where it has an earlier one that is good, that is shown
instead as long as nothing of the bad one has run.

\`platform/e2e/matrix\` is the table in code. \`npm run test:long fault-matrix\` tries all cells and writes this document.
Seconds are those of that run: "under 8 s", or "about 10 s" where the page has to wait for the limit. On a line on
which the host's own script took more than 2 s the limit is longer (\`platform/browser/remotes/time-limits.ts\`).

A link that is followed while a part of the server's page still waits for its remote leads on only when that has come
or failed; then the next page has its own limit. The links of the cells are followed after that.

An endless loop in the browser is no cell: nothing in a page can end it, and the browser itself offers to close the page.`;

/** The time a busy machine may take for immediate results; results after a time limit take 9 s or more. */
const AT_ONCE = 8;

/** The same at each run. */
export const rounded = (seconds: number) => (seconds < AT_ONCE ? 'under 8 s' : 'about 10 s');

/** Impossible cells, by reason. */
const reasons = [...new Set(cells.flatMap(({ reason }) => reason ?? []))];

function textOf({ expected, reason = '' }: Cell, seconds: number | undefined): string {
  if (!expected) return `n/a (${reasons.indexOf(reason) + 1})`;
  if (seconds === undefined) throw new Error('a cell was not tried');
  return [SEEN[expected.seen], rounded(seconds), CURE[expected.cure]].join(' · ');
}

type Seconds = ReadonlyMap<Cell, number>;

function tableOf(remote: MatrixRemote, seconds: Seconds): string {
  const cellAt = (fault: Fault, place: Place) =>
    cells.filter((cell) => cell.fault === fault && cell.remote === remote && cell.place === place);
  const rows = faults.map((fault) => [
    fault.title,
    ...places.flatMap((place) =>
      cellAt(fault, place).map((cell) => textOf(cell, seconds.get(cell))),
    ),
  ]);
  const table = [['fault', ...places], places.map(() => '---').concat('---'), ...rows];
  const about = remote.slot ? `\`${remote.slot.name}\`` : 'none';
  return [
    `## remote-${remote.name}`,
    `Page: \`${remote.page.at}\`. Slot: ${about}. Link: "${remote.link}".`,
    table.map((row) => `| ${row.join(' | ')} |`).join('\n'),
  ].join('\n\n');
}

/** The document, without aligned columns. */
export function documentOf(seconds: Seconds): string {
  const notes = reasons.map((reason, index) => `${index + 1}. ${reason}`);
  return [
    INTRODUCTION,
    LEGEND,
    ...remotes.map((remote) => tableOf(remote, seconds)),
    `## Cells that cannot be\n\n${notes.join('\n')}`,
  ].join('\n\n');
}
