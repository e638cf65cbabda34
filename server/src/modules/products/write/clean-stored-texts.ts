import type { Kysely } from 'kysely';
import { recordWork } from '@pasal/core/db/operator-work';
import type { Database } from '../../../db/schema';
import { sanitiseRichText } from '../../../rich-text/rich-text';

/**
 * Names the rules that texts were looked through with. Change its number with the rules: then each shop's texts are
 * looked through once more at its next start.
 */
const RULES = 'rich-text-1';
/** Texts read at once. */
const BATCH = 100;

/** Cleans one of the columns of formatted text. */
async function cleanProducts(
  db: Kysely<Database>,
  column: 'additional_description' | 'additional_description_ne',
): Promise<void> {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('product')
      .select(['id', column])
      .where('id', '>', after)
      .where(column, '<>', '')
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id, [column]: text } of rows) {
      const clean = sanitiseRichText(text ?? '');
      if (clean === text) continue;
      await db
        .updateTable('product')
        .set({ [column]: clean })
        .where('id', '=', id)
        // Somebody may just have written another one.
        .where(column, '=', text)
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
  await cleanProducts(db, 'additional_description');
  await cleanProducts(db, 'additional_description_ne');
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
