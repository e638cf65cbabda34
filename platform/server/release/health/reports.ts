import type { Kysely } from 'kysely';
import {
  refusalOf,
  refusedCode,
  type HealthEvent,
  type HealthFact,
} from '../../../contract/release-health';
import type { PlatformDatabase } from '../../tables';
import { markOf } from '@pasal/core/limits/marks';
import { addCounts, addMarks, type Count } from './health.repository';
import type { Ticket } from './ticket';
import {
  addNetwork,
  addWatchedVisits,
  watchesOf,
  type Complaint,
  type Watch,
} from './watch.repository';

type Db = Kysely<PlatformDatabase>;

/** One event of a release in one page. */
export interface Happening {
  name: string;
  version: string;
  phase: HealthFact;
}

export interface Reported {
  /** The key of its window. */
  key: string;
  window: number;
  /** The network it was reported from. */
  network: string;
  /** How many loads one load counts for. */
  weight: number;
  happenings: readonly Happening[];
}

/** Facts counted by the visits they represent; one report stands for several if nothing is watched. */
const VISIT_FACTS = new Set<HealthFact>(['load', 'slow', 'reached', 'ordered', 'refused']);
const isByVisits = (phase: HealthFact) =>
  VISIT_FACTS.has(phase) || refusedCode(phase) !== undefined;
/** Facts of a visit as a whole, counted for every release of the page. */
const OF_VISIT = new Set<HealthFact>(['reached', 'ordered', 'refused']);

/** Lists a report's events on the versions its ticket names; none on any other. */
export const happeningsOf = ({ versions, weight }: Ticket, events: readonly HealthEvent[]) =>
  events.flatMap(({ name, phase, version, code }): Happening[] => {
    if (isByVisits(phase) && weight === 0) return [];
    if (OF_VISIT.has(phase)) {
      const facts = phase === 'refused' && code ? [phase, refusalOf(code)] : [phase];
      return [...versions].flatMap(([each, own]) =>
        facts.map((fact) => ({ name: each, version: own, phase: fact })),
      );
    }
    const own = versions.get(name);
    if (own === undefined || (version !== undefined && version !== own)) return [];
    return [{ name, version: own, phase }];
  });

/** The counters of an event: a failure counts for its phase and for the total. */
const countsOf = ({ name, version, phase }: Happening, weight: number): Count[] =>
  isByVisits(phase)
    ? [{ name, version, phase, total: weight }]
    : [
        { name, version, phase, total: 1 },
        { name, version, phase: 'failed', total: 1 },
      ];

interface Marked<Thing> {
  thing: Thing;
  mark: string;
}

/** Marks them for this window; returns those that were not marked before. */
async function markNew<Thing>(trx: Db, window: number, all: readonly Marked<Thing>[]) {
  const marks = all.map(({ mark }) => mark);
  const added = await addMarks(trx, window, marks);
  return all.filter(({ mark }) => added.delete(mark)).map(({ thing }) => thing);
}

/** Returns the events of a ticket that it has not reported before, and marks them. */
export function markTicket(
  trx: Db,
  { key, window, nonce }: Pick<Ticket, 'window' | 'nonce'> & { key: string },
  happenings: readonly Happening[],
): Promise<Happening[]> {
  const marked = happenings.map((thing) => {
    const mark = markOf(key, 'ticket', nonce, thing.name, thing.phase);
    return { thing, mark };
  });
  return markNew(trx, window, marked);
}

/** The shop's overall figures. */
function marksOfCounts({ key, network, weight, happenings }: Reported): Marked<Count>[] {
  const counts = happenings.flatMap((each) => countsOf(each, weight));
  return counts.map((thing) => {
    const { name, version, phase } = thing;
    return { thing, mark: markOf(key, 'network', network, name, version, phase) };
  });
}

/** What a page's facts mean against a watched release; several failures count once. */
const COMPLAINTS: Partial<Record<HealthFact, Complaint>> = { slow: 'slow', refused: 'refused' };
const complaintOf = (phase: HealthFact): Complaint | null =>
  isByVisits(phase) ? (COMPLAINTS[phase] ?? null) : 'failed';
/** The visits counted for a watched release. */
const VISITS = { load: 'loads', reached: 'reached', ordered: 'ordered' } as const;

/**
 * Counts a page's facts about a watched release: a visit once per network and window, a complaint once per network.
 * @returns true when a complaint is new
 */
async function countWatched(
  trx: Db,
  { key, window, network, weight }: Reported,
  { watch, phases }: { watch: Watch; phases: readonly HealthFact[] },
): Promise<boolean> {
  for (const [phase, of] of Object.entries(VISITS)) {
    if (!phases.includes(phase as keyof typeof VISITS)) continue;
    const words = of === 'loads' ? [] : [of];
    const visit = { thing: watch, mark: markOf(key, 'watch', watch.key, network, ...words) };
    const added = await markNew(trx, window, [visit]);
    if (added.length > 0) await addWatchedVisits(trx, watch, { of, weight });
  }
  let isNew = false;
  for (const kind of new Set(phases.map(complaintOf))) {
    if (kind === null) continue;
    const words = kind === 'failed' ? [] : [kind];
    const mark = markOf(watch.key, network, ...words);
    isNew = (await addNetwork(trx, watch, { kind, mark })) || isNew;
  }
  return isNew;
}

/**
 * Counts the reported events, each once per network and window; for a watched release, a complaint once per network.
 * @returns names of watched releases with a complaint from a new network
 */
export async function countReported(trx: Db, reported: Reported): Promise<string[]> {
  const { window, happenings } = reported;
  if (happenings.length === 0) return [];
  await addCounts(trx, await markNew(trx, window, marksOfCounts(reported)));
  const versions = new Map(happenings.map(({ name, version }) => [name, version]));
  const failing: string[] = [];
  for (const watch of await watchesOf(trx, versions)) {
    const phases = happenings.filter(({ name }) => name === watch.name).map(({ phase }) => phase);
    if (await countWatched(trx, reported, { watch, phases })) failing.push(watch.name);
  }
  return failing;
}
