import { conflict, invalid, notFound } from '@pasal/core/errors/domain-error';
import type { Wording } from '@pasal/core/errors/wording';
import * as messages from './messages';
import type { StoredParcel } from './parcel.repository';

/** Identifies a parcel by order and number. */
export interface ParcelAddress {
  orderId: number;
  number: number;
}

/** A validation error in one field. */
export const wrong = (path: string, message: Wording) => invalid(message, { path, message });

/** @throws DomainError 404; 409 when it was changed since `version` */
export function pickParcel(
  parcels: readonly StoredParcel[],
  number: number,
  version: number | undefined,
): StoredParcel {
  const parcel = parcels.find((each) => each.number === number);
  if (parcel === undefined) throw notFound(messages.noSuchParcel);
  if (version !== undefined && version !== parcel.version) throw conflict(messages.parcelChanged);
  return parcel;
}
