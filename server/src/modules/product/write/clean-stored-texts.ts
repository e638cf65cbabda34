import type { Kysely } from 'kysely';
import { recordWork } from '@pasal/core/db/operator-work';
import type { Database } from '../../../db/schema';
import { sanitiseRichText } from './rich-text';

/**
 * Names the rules that texts were looked through with. Change its number with the rules: then each shop's texts are
 * looked through once more at its next start.
 */
const RULES = 'rich-text-1';
/** Texts read at once. */
const BATCH = 100;

async function cleanProducts(db: Kysely<Database>): Promise<void> {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('product')
      .select(['id', 'additional_description'])
      .where('id', '>', after)
      .where('additional_description', '<>', '')
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id, additional_description: text } of rows) {
      const clean = sanitiseRichText(text);
      if (clean === text) continue;
      await db
        .updateTable('product')
        .set({ additional_description: clean })
        .where('id', '=', id)
        // Somebody may just have written another one.
        .where('additional_description', '=', text)
        .execute();
    }
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.id;
  }
}

/** The texts of the owner's pages are a handful. */
async function cleanPages(db: Kysely<Database>): Promise<void> {
  const rows = await db
    .selectFrom('owner_page')
    .select(['kind', 'language', 'draft', 'published'])
    .execute();
  for (const { kind, language, ...texts } of rows) {
    const clean = {
      draft: texts.draft && sanitiseRichText(texts.draft),
      published: texts.published && sanitiseRichText(texts.published),
    };
    if (clean.draft === texts.draft && clean.published === texts.published) continue;
    await db
      .updateTable('owner_page')
      .set(clean)
      .where('kind', '=', kind)
      .where('language', '=', language)
      .execute();
  }
}

/** Writes every text that does not keep to the rules of rich text as one that does. */
export async function cleanStoredTexts(db: Kysely<Database>): Promise<void> {
  await cleanProducts(db);
  await cleanPages(db);
  await recordWork(db, RULES);
}

/**
 * Looks once through the texts of a shop from before a rule was there, so that nobody who reads one has to. What is
 * written keeps to the rules, and a restored backup is looked through as it is restored.
 */
export async function cleanOlderTexts(db: Kysely<Database>): Promise<void> {
  const done = await db
    .selectFrom('operator_work')
    .select('name')
    .where('name', '=', RULES)
    .executeTakeFirst();
  if (done === undefined) await cleanStoredTexts(db);
}
