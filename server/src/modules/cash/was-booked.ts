import type { Transaction } from 'kysely';
import { toRupees } from '@pasal/shared/domain';
import { conflict } from '@pasal/core/errors/domain-error';
import type { Database } from '../../db/schema';
import { paisaUnder } from './book.repository';
import * as messages from './messages';

/** @throws DomainError 409 where a press that comes again says another sum than it has booked: its answer was lost, and the sum changed */
export function assertSame(booked: number | undefined, paisa: number): void {
  if (booked !== undefined && booked !== paisa)
    throw conflict(messages.bookedOtherwise(toRupees(Math.abs(booked))));
}

/** True when this press has booked this sum already. @throws DomainError 409 where it has booked another one */
export async function wasBooked(
  trx: Transaction<Database>,
  mark: string,
  paisa: number,
): Promise<boolean> {
  const booked = await paisaUnder(trx, mark);
  assertSame(booked, paisa);
  return booked !== undefined;
}
