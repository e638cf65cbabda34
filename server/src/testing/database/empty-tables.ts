import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema';

/**
 * Empties every table and restarts every sequence. `truncate` would make new files for each table and index,
 * which takes longer than deleting all rows of a test; only large tables are truncated.
 */
export async function emptyTables(db: Kysely<Database>): Promise<void> {
  await sql`
    do $empty$
    declare
      emptied record;
    begin
      -- Neither triggers nor foreign keys: everything goes.
      set local session_replication_role = replica;
      for emptied in
        select tablename as name, pg_relation_size(format('%I', tablename)::regclass) as bytes
        from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
      loop
        if emptied.bytes > 1000000 then
          execute format('truncate %I cascade', emptied.name);
        elsif emptied.bytes > 0 then
          execute format('delete from %I', emptied.name);
        end if;
      end loop;
      perform setval(format('%I', sequencename)::regclass, start_value, false)
      from pg_sequences where schemaname = 'public' and last_value is not null;
    end
    $empty$
  `.execute(db);
}
