import type { Kysely } from 'kysely';
import { LIST_COLUMNS, MAX_IMPORT_ROWS, MAX_STATE_WORD } from '@pasal/shared/contracts';
import { invalid } from '@pasal/core/errors/domain-error';
import type { Database } from '../../../db/schema';
import { EqualHeadings } from '../../table/column-names';
import { adapterOf } from '../../courier-file/adapters';
import {
  TooManyRows,
  UnreadableFile,
  type CourierReport,
} from '../../courier-file/courier-adapter';
import * as messages from './messages';
import { plainState } from '../../courier-file/report-words';

function wordsFor(error: unknown) {
  if (error instanceof EqualHeadings) return messages.equalHeadings(error.heading);
  if (error instanceof TooManyRows) return messages.tooManyRows(MAX_IMPORT_ROWS);
  return error instanceof UnreadableFile ? messages.unreadableFile : undefined;
}

/** Maximum number of unknown words to ask about at once. */
const MAX_ASKED = 50;

/** The courier's unknown words for states, without duplicates. */
export function unknownStates(reports: readonly CourierReport[]): string[] {
  const unknown = reports.filter(
    ({ event, state, isTwofold }) => event === null && state !== '' && !isTwofold,
  );
  const words = new Map(unknown.map(({ state }) => [plainState(state), state]));
  words.delete('');
  return [...words.values()].map((word) => word.slice(0, MAX_STATE_WORD)).slice(0, MAX_ASKED);
}

/** Reads a courier's file with its adapter. @throws DomainError 404; 400 for an unreadable file */
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
