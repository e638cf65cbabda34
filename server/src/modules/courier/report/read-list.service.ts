import type { Kysely } from 'kysely';
import { LIST_COLUMNS, MAX_IMPORT_ROWS } from '@pasal/shared/contracts';
import { invalid } from '@pasal/core/errors/domain-error';
import type { Database } from '../../../db/schema';
import { EqualHeadings } from '../../list-rows';
import { adapterOf } from './adapters';
import { TooManyRows, UnreadableFile } from './courier-adapter';
import * as messages from './messages';

function wordsFor(error: unknown) {
  if (error instanceof EqualHeadings) return messages.equalHeadings(error.heading);
  if (error instanceof TooManyRows) return messages.tooManyRows(MAX_IMPORT_ROWS);
  return error instanceof UnreadableFile ? messages.unreadableFile : undefined;
}

/** Reads what a courier sent as its adapter does. @throws DomainError 404; 400 for what can't be read */
export async function readList(db: Kysely<Database>, courierId: number, text: string) {
  const { adapter, files } = await adapterOf(db, courierId);
  try {
    return await adapter.readReports(text, files);
  } catch (error) {
    const message = wordsFor(error);
    if (message === undefined) throw error;
    throw invalid(message, { path: error instanceof TooManyRows ? 'text' : LIST_COLUMNS, message });
  }
}
