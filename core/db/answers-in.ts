import { sql, type Kysely } from 'kysely';
import type { CoreDatabase } from './tables';

/** True when the database answers within this many milliseconds. */
export async function answersIn(db: Kysely<CoreDatabase>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  const alive = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([alive, late]).finally(() => clearTimeout(timer));
}
