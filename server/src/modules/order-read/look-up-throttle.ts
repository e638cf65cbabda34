import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { RateLimited } from '@pasal/core/errors/domain-error';
import { FREE_TRIES, PAUSE_UNDER_ATTACK, type Limit } from '@pasal/core/limits/limits';
import { LIMITS } from '../limits';
import { countedKey, tookToken } from '@pasal/core/limits/rate-limit';
import { networksOf } from '@pasal/core/limits/networks';
import { forgetTries, inSeconds, lastTry, takeTry } from '@pasal/core/limits/tries';

/** Proof that an order is the visitor's own. */
export interface Proof {
  /** Normalised, so every way of writing the number is the same. */
  number: string;
  phone: string;
}

/** One half of a proof: an attacker tries many values of one half against the other. */
interface Half {
  limit: Limit;
  /** The half itself; its misses from all addresses are counted. */
  what: string;
  /** Keys under which the misses of one address, and of each network around it, are counted. */
  keys: readonly string[];
}

function halvesOf({ number, phone }: Proof, address: string): [Half, Half] {
  const half = (limit: Limit, what: string): Half => ({
    limit,
    what,
    keys: networksOf(address).map(({ name }) => countedKey(limit.scope, what, name)),
  });
  return [half(LIMITS.trackOfOrder, number), half(LIMITS.trackOfPhone, phone)];
}

interface Standing {
  /** Seconds until this address may look up this half again; null if it never missed. */
  wait: number | null;
  /** True while the half is being guessed from many addresses. */
  attacked: boolean;
}

async function readStanding(db: Kysely<Database>, { limit, what, keys }: Half): Promise<Standing> {
  const { scope, tokens, seconds } = limit;
  const { rows } = await sql<Standing>`
    select attacked, (
      select max(extract(epoch from greatest(tried.blocked_until, ${lastTry('tried')} +
        case when attacked then ${inSeconds(PAUSE_UNDER_ATTACK)} else interval '0' end
      ) - now()))::double precision
      from login_attempt as tried where tried.key = any(${keys}::text[]) and tried.forgotten_at > now()
    ) as wait
    from (select exists (
      select from rate_limit where scope = ${scope} and key = ${countedKey(what)}
        and free_at + ${inSeconds(seconds / tokens)} > now() + ${inSeconds(seconds)}
    ) as attacked) as known
  `.execute(db);
  return rows[0] ?? { wait: null, attacked: false };
}

function countMiss(db: Kysely<Database>, halves: readonly Half[], pauses: readonly number[]) {
  return db.transaction().execute(async (trx) => {
    // A look-up refused on one half counts on neither.
    for (const [index, { keys }] of halves.entries()) {
      const rules = { free: FREE_TRIES, pause: pauses[index] ?? 0 };
      for (const key of keys) await takeTry(trx, key, rules);
    }
    for (const { limit, what } of halves) await tookToken(trx, limit, what);
  });
}

/**
 * Counts a look-up before its answer is sent. Misses are counted per address at the number and at the phone, existing or not: five at once,
 * then each after a wait that doubles. Misses of strangers never block the buyer: while one half is being guessed from many addresses,
 * addresses that have missed it wait a minute between tries, and an address without misses is always answered. A hit clears the misses of
 * its address. An IPv6 network counts as one address: a /48 gets no more misses at a phone than one IPv4 address, and one try a minute
 * while the phone is being guessed.
 * @throws RateLimited whether the look-up was right or not
 */
export async function countLookUp(
  db: Kysely<Database>,
  proof: Proof,
  { address, found }: { address: string; found: boolean },
): Promise<void> {
  const halves = halvesOf(proof, address);
  const standings = [];
  for (const half of halves) standings.push(await readStanding(db, half));
  if (!found) {
    const pauses = standings.map(({ attacked }) => (attacked ? PAUSE_UNDER_ATTACK : 0));
    await countMiss(db, halves, pauses);
    return;
  }
  const wait = Math.max(...standings.map((standing) => standing.wait ?? 0));
  if (wait > 0) throw new RateLimited(Math.max(1, Math.ceil(wait)));
  const hasMissed = standings.some((standing) => standing.wait !== null);
  if (!hasMissed) return;
  await forgetTries(
    db,
    halves.flatMap(({ keys }) => keys),
  );
}
