import type { ReleaseRecord } from '../../contract/release';
import type { Problem } from './gate/gate-subject';
import type { LiveSets, ReleaseSet } from './live-sets';
import { rehearsed, type PageMaker } from './rehearsal';

/** The browser makes all pages. */
const NO_MAKER: PageMaker = { prepare: async () => undefined, rehearse: async () => [] };

const namesOf = ({ host, remotes }: ReleaseSet) =>
  [host, ...remotes].map(({ name, version }) => `${name}@${version}`).join(' ');

/** What makes the pages of the sets that are live, or may be soon. */
export function livePages(sets: Pick<LiveSets, 'all' | 'setOf'>) {
  let maker = NO_MAKER;
  /** The sets that were prepared last. */
  let prepared = '';
  return {
    /** From now on pages are made by this. */
    renderWith(next: PageMaker): void {
      maker = next;
      prepared = '';
    },
    /** Prepares the sets that are live; nothing to do while they are those of the last time. */
    async warm(): Promise<void> {
      const all = await sets.all();
      const names = all.map(namesOf).join('\n');
      if (names === prepared) return;
      prepared = names;
      for (const set of all) await maker.prepare(set);
    },
    /** What is wrong with the pages of a release; its code runs for this. */
    rehearse: (record: ReleaseRecord): Promise<Problem[]> => rehearsed(record, sets, maker),
  };
}
