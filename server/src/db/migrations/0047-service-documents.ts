import { sql, type Kysely } from 'kysely';

/** Documents made from the answer of a remote's service are made again once its address is another. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create constraint trigger remote_service_public
      after insert or update or delete on remote_service deferrable initially deferred
      for each row execute function touch_public('service')
  `.execute(db);
  await sql`
    insert into public_version (area, version) values ('service', pg_current_xact_id()::text)
    on conflict (area) do nothing
  `.execute(db);
}
