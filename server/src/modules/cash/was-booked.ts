import type { Transaction } from 'kysely';
import { toRupees } from '@pasal/shared/domain';
import { conflict } from '@pasal/core/errors/domain-error';
import type { Database } from '../../db/schema';
import { bookedUnder } from './book.repository';
import * as messages from './messages';

/** @throws DomainError 409 where a press that comes again says another sum than it has booked: its answer was lost, and the sum changed */
export function assertSame(booked: number | undefined, paisa: number): void {
  if (booked !== undefined && booked !== paisa)
    throw conflict(messages.bookedOtherwise(toRupees(Math.abs(booked))));
}

/**
 * True when this press has booked this sum already, and has taken back the same entry.
 * @throws DomainError 409 where it has booked something else
 */
export async function wasBooked(
  trx: Transaction<Database>,
  mark: string,
  paisa: number,
  takesBack: number | null = null,
): Promise<boolean> {
  const booked = await bookedUnder(trx, mark);
  if (booked === undefined) return false;
  if (booked.takes_back !== takesBack)
    throw conflict(messages.bookedOtherwise(toRupees(Math.abs(booked.paisa))));
  assertSame(booked.paisa, paisa);
  return true;
}
