import { sql, type Kysely } from 'kysely';
import type { ServedFiles } from '@pasal/core/files/files';
import { NewerDatabaseError, stateOf } from '@pasal/core/db/migrate';
import { migrations } from '../db/migrations';
import { isOlder } from '../db/older/older-migrations';
import type { Database } from '../db/schema';
import { describeExposure, listOpenToOthers } from '@pasal/core/data-directory/private-files';
import { NOTED_CASH } from './cash-notes';
import { migrationsOf } from './backup-contents';
import { missingPictures, unnamedPictures } from './picture-check';
import { unfinishedRestore } from './restore/restore-pictures';
import type { RowCheck } from './row-check';
import { ROW_CHECKS } from './row-checks';

/** Maximum findings of one check that are listed. */
const MAX_LISTED = 20;

export interface Examination {
  /** Findings for an operator, one sentence each. */
  findings: string[];
  /** Harmless notes for an operator, one sentence each. */
  notes: string[];
  /** The number of checks. */
  checks: number;
}

async function findingsOf(db: Kysely<Database>, { query }: RowCheck): Promise<string[]> {
  const { rows } = await sql<{ finding: string }>`${sql.raw(query)}`.execute(db);
  return rows.map(({ finding }) => finding);
}

function shortened(findings: readonly string[]): string[] {
  if (findings.length <= MAX_LISTED) return [...findings];
  return [
    ...findings.slice(0, MAX_LISTED),
    `… and ${findings.length - MAX_LISTED} more like the last one.`,
  ];
}

const OLDER =
  'The database is older than this version; npm run migrate brings it up to date, as a start does.';

/** Why this version cannot use the schema; null if it can. */
async function schemaFinding(db: Kysely<Database>): Promise<string | null> {
  const seen = await migrationsOf(db);
  if (seen.length === 0) return 'There is no shop in this database yet.';
  if (isOlder(seen)) return OLDER;
  try {
    return stateOf({ migrations }, seen).waiting.length === 0 ? null : OLDER;
  } catch (error) {
    if (error instanceof NewerDatabaseError) return error.message;
    throw error;
  }
}

/** Checks the shop's invariants and reports violations as sentences. Changes nothing. */
export async function examineShop(shop: {
  db: Kysely<Database>;
  pictures: ServedFiles;
  /** The folder whose files are checked too. */
  dataDir?: string;
}): Promise<Examination> {
  const schema = await schemaFinding(shop.db);
  // Checks of tables with another schema would only confuse.
  if (schema !== null) return { findings: [schema], notes: [], checks: 1 };
  const findings: string[] = [];
  for (const check of ROW_CHECKS) findings.push(...shortened(await findingsOf(shop.db, check)));
  findings.push(...(await unfinishedRestore(shop.pictures)));
  findings.push(...shortened(await missingPictures(shop.db, shop.pictures)));
  if (shop.dataDir !== undefined) {
    const exposure = describeExposure(await listOpenToOthers(shop.dataDir));
    if (exposure !== null) findings.push(exposure);
  }
  const notes = [
    ...shortened(await findingsOf(shop.db, NOTED_CASH)),
    ...shortened(await unnamedPictures(shop.db, shop.pictures)),
  ];
  return { findings, notes, checks: ROW_CHECKS.length + 6 };
}
