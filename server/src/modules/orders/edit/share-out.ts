import { conflict } from '@pasal/core/errors/domain-error';
import * as messages from '../messages';
import type { ParcelPart } from './edit-order.repository';

/** A line after an edit, and the line it was before, if any. */
interface SharedLine {
  line: number;
  quantity: number;
  name: string;
  before: number | undefined;
}
type Numbered = readonly { id: number; number: number }[];

/** Additional pieces go into the first parcel with the line; fewer pieces are taken from the last one. */
function partsOf(
  { line, quantity, before }: SharedLine,
  parts: readonly ParcelPart[],
  parcels: Numbered,
): ParcelPart[] {
  const place = ({ parcel_id }: ParcelPart) => parcels.findIndex(({ id }) => id === parcel_id);
  const held = parts
    .filter((part) => part.line === before)
    .toSorted((one, other) => place(one) - place(other));
  const [first = { parcel_id: parcels[0]?.id ?? 0, line, quantity: 0, away: 0 }, ...others] = held;
  const had = held.reduce((sum, part) => sum + part.quantity, 0);
  const added = Math.max(0, quantity - had);
  let left = Math.max(0, had - quantity);
  return [{ ...first, quantity: first.quantity + added, away: first.away + added }, ...others]
    .toReversed()
    .map((part) => {
      const taken = Math.min(left, part.quantity);
      left -= taken;
      return { ...part, line, quantity: part.quantity - taken, away: part.away - taken };
    });
}

/**
 * Distributes the lines of an edited order to its parcels.
 * @throws DomainError 409 if a parcel would be empty, or pieces lost on an earlier trip would be forgotten
 */
export function shareOut(
  lines: readonly SharedLine[],
  parts: readonly ParcelPart[],
  parcels: Numbered,
): ParcelPart[] {
  const shared = lines.flatMap((line) => {
    const found = partsOf(line, parts, parcels);
    if (found.some(({ quantity, away }) => quantity === 0 && away > 0))
      throw conflict(messages.lostPieces(line.name));
    return found.filter(({ quantity }) => quantity > 0);
  });
  const gone = parts.filter((part) => !lines.some(({ before }) => before === part.line));
  if (gone.some(({ quantity, away }) => away > quantity)) throw conflict(messages.lostPieces(''));
  const empty = parcels.find(({ id }) => !shared.some(({ parcel_id }) => parcel_id === id));
  if (empty !== undefined) throw conflict(messages.emptyParcel(empty.number));
  return shared;
}
