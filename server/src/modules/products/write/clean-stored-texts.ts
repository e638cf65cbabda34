import type { Kysely } from 'kysely';
import { recordWork } from '@pasal/core/db/operator-work';
import type { Database } from '../../../db/schema';
import { sanitiseRichText } from '../../../rich-text/rich-text';

/**
 * The version of the rules that stored texts were checked with. Increase its number with the rules: each shop's texts are then checked
 * again at its next start.
 */
const RULES = 'rich-text-1';
/** Texts per batch. */
const BATCH = 100;

/** Cleans one column of formatted text. */
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
        // Somebody may have just changed it.
        .where(column, '=', text)
        .execute();
    }
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.id;
  }
}

/** The owner's pages only have a handful of texts. */
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

/** Rewrites every stored text that violates the rules of rich text. */
export async function cleanStoredTexts(db: Kysely<Database>): Promise<void> {
  await cleanProducts(db, 'additional_description');
  await cleanProducts(db, 'additional_description_ne');
  await cleanPages(db);
  await recordWork(db, RULES);
}

/**
 * Checks the texts stored before a rule existed, once, so that reading them needs no check. New texts are sanitised when they are written,
 * and those of a backup when it is restored.
 */
export async function cleanOlderTexts(db: Kysely<Database>): Promise<void> {
  const done = await db
    .selectFrom('operator_work')
    .select('name')
    .where('name', '=', RULES)
    .executeTakeFirst();
  if (done === undefined) await cleanStoredTexts(db);
}
