import type { Kysely } from 'kysely';
import { MAX_IMPORT_ROWS } from '@pasal/shared/contracts';
import { invalid } from '@pasal/core/errors/domain-error';
import type { Database } from '../../../db/schema';
import { adapterOf } from './adapters';
import { TooManyRows, UnreadableFile } from './courier-adapter';
import * as messages from './messages';

/** Reads what a courier sent as its adapter does. @throws DomainError 404; 400 for what can't be read */
export async function readList(db: Kysely<Database>, courierId: number, text: string) {
  const { adapter, files } = await adapterOf(db, courierId);
  try {
    return await adapter.readReports(text, files);
  } catch (error) {
    const isTooLong = error instanceof TooManyRows;
    if (!isTooLong && !(error instanceof UnreadableFile)) throw error;
    const message = isTooLong ? messages.tooManyRows(MAX_IMPORT_ROWS) : messages.unreadableFile;
    throw invalid(message, { path: 'text', message });
  }
}
