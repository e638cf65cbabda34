import type { Kysely } from 'kysely';
import type { KnownCall, KnownCalls } from '../../contract/release-work';
import type { ReleaseRecord } from '../../contract/release';
import type { WholeCall } from '@pasal/core/contract/call';
import type { PlatformDatabase } from '../tables';

/** A call as data: what is sent, without descriptions. */
function knownCall({
  method,
  path,
  access,
  params,
  query,
  body,
  form,
  response,
}: WholeCall): KnownCall {
  const takes = { params, query, body, form };
  // Through JSON, to remove symbols from the schemas.
  return JSON.parse(
    JSON.stringify({ method, path, access, takes, answers: response ?? null }),
  ) as KnownCall;
}

/** The calls a server answers, as data. */
export const knownCallsOf = (calls: Readonly<Record<string, WholeCall>>): KnownCalls =>
  Object.fromEntries(Object.values(calls).map((call) => [call.name, knownCall(call)]));

/** Stores the contract of the shop's own build, so that releases checked against it can still be compared. */
export async function storeContract(
  db: Kysely<PlatformDatabase>,
  { contract }: ReleaseRecord,
  calls: KnownCalls,
): Promise<void> {
  const { digest, version } = contract;
  await db
    .insertInto('known_contract')
    .values({ digest, version, calls: JSON.stringify(calls) })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .execute();
}

/** The calls of the contracts with these digests, if this shop has had them. */
export async function readContracts(
  db: Kysely<PlatformDatabase>,
  digests: readonly string[],
): Promise<Map<string, KnownCalls>> {
  if (digests.length === 0) return new Map();
  const rows = await db
    .selectFrom('known_contract')
    .select(['digest', 'calls'])
    .where('digest', 'in', digests)
    .execute();
  return new Map(rows.map((row) => [row.digest, row.calls]));
}
