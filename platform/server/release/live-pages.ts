import type { ReleaseRecord } from '../../contract/release';
import type { Problem } from './gate/gate-subject';
import type { LiveCompositions, Composition } from './live-compositions';
import { rehearseRelease, type PageMaker } from './rehearsal';

/** The browser renders all pages. */
const NO_MAKER: PageMaker = { prepare: async () => undefined, rehearse: async () => [] };

const namesOf = ({ host, remotes }: Composition) =>
  [host, ...remotes].map(({ name, version }) => `${name}@${version}`).join(' ');

/** Prepares and test-renders the pages of compositions that are live, or may be soon. */
export function openLivePages(
  compositions: Pick<LiveCompositions, 'listAll' | 'compositionOf'>,
  maker = NO_MAKER,
) {
  /** The compositions that were prepared last. */
  let prepared = '';
  return {
    /** Prepares the live compositions; does nothing while they are unchanged. */
    async warm(): Promise<void> {
      const all = await compositions.listAll();
      const names = all.map(namesOf).join('\n');
      if (names === prepared) return;
      prepared = names;
      for (const composition of all) await maker.prepare(composition);
    },
    /** Lists what is wrong with the pages of a release, by running its code. */
    rehearse: (record: ReleaseRecord): Promise<Problem[]> =>
      rehearseRelease(record, compositions, maker),
  };
}
