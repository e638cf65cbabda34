import type { Kysely } from 'kysely';
import type { HealthEvent, HealthPhase } from '../../../contract/release-health';
import type { PlatformDatabase } from '../../tables';
import { markOf } from '@pasal/core/limits/marks';
import { addCounts, addMarks, type Count } from './health.repository';
import type { Ticket } from './ticket';
import { addFailedNetwork, addWatchedLoads, watchesOf } from './watch.repository';

type Db = Kysely<PlatformDatabase>;

/** What became of a release in one page. */
export interface Happening {
  name: string;
  version: string;
  phase: 'load' | HealthPhase;
}

export interface Told {
  /** Of the window it is counted in. */
  key: string;
  window: number;
  /** The network it was told from. */
  network: string;
  /** For how many loads a load stands. */
  weight: number;
  happenings: readonly Happening[];
}

/** What a report tells of the versions its ticket names; nothing of any other. */
export const happeningsOf = ({ versions, weight }: Ticket, events: readonly HealthEvent[]) =>
  events.flatMap(({ name, phase, version }): Happening[] => {
    const own = versions.get(name);
    if (own === undefined || (version !== undefined && version !== own)) return [];
    return phase === 'load' && weight === 0 ? [] : [{ name, version: own, phase }];
  });

/** As what it is counted: a failure as one of its phase, and as one at all. */
const countsOf = ({ name, version, phase }: Happening, weight: number): Count[] =>
  phase === 'load'
    ? [{ name, version, phase, total: weight }]
    : [
        { name, version, phase, total: 1 },
        { name, version, phase: 'failed', total: 1 },
      ];

interface Marked<Thing> {
  thing: Thing;
  mark: string;
}

/** Marks them for this window; those that were not marked before. */
async function fresh<Thing>(trx: Db, window: number, all: readonly Marked<Thing>[]) {
  const marks = all.map(({ mark }) => mark);
  const added = await addMarks(trx, window, marks);
  return all.filter(({ mark }) => added.delete(mark)).map(({ thing }) => thing);
}

/** Of what a ticket tells, what it has not told before. */
export function onceOfTicket(
  trx: Db,
  { key, window, nonce }: Pick<Ticket, 'window' | 'nonce'> & { key: string },
  happenings: readonly Happening[],
): Promise<Happening[]> {
  const marked = happenings.map((thing) => {
    const mark = markOf(key, 'ticket', nonce, thing.name, thing.phase);
    return { thing, mark };
  });
  return fresh(trx, window, marked);
}

/** The figures of the shop. */
function marksOfCounts({ key, network, weight, happenings }: Told): Marked<Count>[] {
  const counts = happenings.flatMap((each) => countsOf(each, weight));
  return counts.map((thing) => {
    const { name, version, phase } = thing;
    return { thing, mark: markOf(key, 'network', network, name, version, phase) };
  });
}

/**
 * Counts what was told, each thing once for a network and window; in whoever looks at a release, a
 * failure once for a network.
 * @returns names of releases that are looked at and failed in a network where they had not
 */
export async function countTold(trx: Db, told: Told): Promise<string[]> {
  const { key, window, network, weight, happenings } = told;
  if (happenings.length === 0) return [];
  await addCounts(trx, await fresh(trx, window, marksOfCounts(told)));
  const versions = new Map(happenings.map(({ name, version }) => [name, version]));
  const failing: string[] = [];
  for (const watch of await watchesOf(trx, versions)) {
    const phases = happenings.filter(({ name }) => name === watch.name).map(({ phase }) => phase);
    const hasLoaded = phases.includes('load');
    const load = { thing: watch, mark: markOf(key, 'watch', watch.key, network) };
    const loads = hasLoaded ? await fresh(trx, window, [load]) : [];
    if (loads.length > 0) await addWatchedLoads(trx, watch, weight);
    if (phases.every((phase) => phase === 'load')) continue;
    if (await addFailedNetwork(trx, watch, markOf(watch.key, network))) failing.push(watch.name);
  }
  return failing;
}
