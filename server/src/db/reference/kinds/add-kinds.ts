import type { Transaction } from 'kysely';
import { touchAreas } from '@pasal/core/db/touch-areas';
import type { Database } from '../../schema';
import { IGNORED, KINDS, MEANINGS, PURPOSES } from './kinds';

const namesOf = (called: string) => [...new Set(called.split(',').map((name) => name.trim()))];

/**
 * Adds the default kinds and their phrases to a shop that has no kinds.
 * @returns how many phrases were added
 */
export async function addKinds(trx: Transaction<Database>): Promise<number> {
  const known = await trx.selectFrom('search_kind').select('id').limit(1).executeTakeFirst();
  if (known !== undefined) return 0;
  const categories = await trx.selectFrom('category').select(['id', 'name_key']).execute();
  const added = await trx
    .insertInto('search_kind')
    .values(
      KINDS.map(({ name, category }) => ({
        name,
        parent_id: null,
        category_id:
          categories.find(({ name_key }) => name_key === category?.toLowerCase())?.id ?? null,
      })),
    )
    .returning(['id', 'name'])
    .execute();
  const ids = new Map(added.map(({ id, name }) => [name, id]));
  const idOf = (name: string) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`there is no kind called ${name}`);
    return id;
  };
  for (const { name, below } of KINDS) {
    if (below === undefined) continue;
    const parent_id = idOf(below);
    await trx.updateTable('search_kind').set({ parent_id }).where('name', '=', name).execute();
  }
  const phrases = [
    ...KINDS.flatMap(({ name, called }) =>
      namesOf(called).map((phrase) => ({ phrase, kind_id: idOf(name), finds: null })),
    ),
    ...PURPOSES.flatMap(({ kinds, said }) =>
      kinds.flatMap((name) =>
        namesOf(said).map((phrase) => ({ phrase, kind_id: idOf(name), finds: null })),
      ),
    ),
    ...Object.entries(MEANINGS).map(([phrase, finds]) => ({ phrase, kind_id: null, finds })),
    ...namesOf(IGNORED).map((phrase) => ({ phrase, kind_id: null, finds: null })),
  ];
  const rows = await trx
    .insertInto('search_phrase')
    .values(phrases)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  await touchAreas(trx, 'product', 'phrases');
  return rows.length;
}
