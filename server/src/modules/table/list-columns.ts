import type { ColumnAsk, ListHeading, ListHeadings } from '@pasal/shared/contracts';
import { namedColumn, onlyColumn, plainHeading } from './column-names';
import { listMeaning, maybeCash, type ListMeaning } from './list-names';

/** Separator of the headings of several columns to be summed. */
export const AND = ' + ';

/** The column indexes of a courier's list; empty for those it lacks. */
export interface ListColumns {
  /** Columns that identify the parcel, most reliable first: the courier's numbers, then the shop's. */
  numbers: readonly number[];
  orders: readonly number[];
  state: number | undefined;
  reason: number | undefined;
  remarks: number | undefined;
  /** The column with the direction of each parcel. */
  kind: number | undefined;
  cash: number | undefined;
  /** Columns whose sum the courier deducts. */
  charges: readonly number[];
  net: number | undefined;
  /** Ambiguous columns that the owner has not decided yet. */
  asks: readonly ColumnAsk[];
}

/** Columns by meaning. @throws EqualHeadings if two columns have the same meaningful name */
function columnsByMeaning(heading: readonly string[]) {
  const found = new Map<ListMeaning, number[]>();
  for (const [at, cell] of heading.entries()) {
    const meaning = listMeaning(cell);
    if (meaning === undefined) continue;
    found.set(meaning, [...(found.get(meaning) ?? []), at]);
  }
  return (meaning: ListMeaning) => {
    const columns = found.get(meaning) ?? [];
    for (const at of columns) {
      onlyColumn(heading, (cell) => plainHeading(cell) === plainHeading(heading[at] ?? ''));
    }
    return columns;
  };
}

/** The columns with the owner's name: one, or several to be summed; undefined if the list lacks them. */
function ownColumns(heading: readonly string[], name = ''): readonly number[] | undefined {
  const one = namedColumn(heading, name);
  if (one !== undefined) return [one];
  const all = name.split(AND).map((each) => namedColumn(heading, each));
  const known = all.filter((at) => at !== undefined);
  return all.length > 1 && known.length === all.length ? known : undefined;
}

/**
 * Finds the columns of a courier's list: by the owner's names, else by those that couriers use. Ambiguous columns are not used; the file's
 * check asks about them (D345). @throws EqualHeadings
 */
export function findListColumns(heading: readonly string[], own: ListHeadings): ListColumns {
  const of = columnsByMeaning(heading);
  const asks: ColumnAsk[] = [];
  const ask = (name: ListHeading, columns: readonly number[], several = false) => {
    asks.push({ name, several, choices: columns.map((at) => (heading[at] ?? '').trim()) });
  };
  const choose = (name: ListHeading, ...sure: readonly ListMeaning[]): number | undefined => {
    const [named] = ownColumns(heading, own[name]) ?? [];
    if (named !== undefined) return named;
    const columns = sure.map((meaning) => of(meaning)).find((some) => some.length > 0) ?? [];
    if (columns.length > 1) ask(name, columns);
    return columns.length > 1 ? undefined : columns[0];
  };
  const cashOf = () => {
    const cash = choose('cash', 'collected', 'cash');
    if (cash !== undefined || asks.some(({ name }) => name === 'cash')) return cash;
    const maybe = [...heading.keys()].filter((at) => maybeCash(heading[at] ?? ''));
    const due = [...maybe, ...of('due')];
    if (due.length > 0) ask('cash', due);
    return undefined;
  };
  const chargesOf = (): readonly number[] => {
    const named = ownColumns(heading, own.charge);
    if (named !== undefined) return named;
    const [total, other] = of('totalCharge');
    if (total !== undefined && other === undefined) return [total];
    const charges = of('charge');
    const all = [...of('totalCharge'), ...charges, ...(charges.length > 0 ? of('tax') : [])];
    if (all.length > 1) ask('charge', all, true);
    return all.length > 1 ? [] : all;
  };
  const named = namedColumn(heading, own.parcel);
  const numbers = of('number').filter((at) => at !== named);
  return {
    numbers: named === undefined ? numbers : [named, ...numbers],
    orders: of('order').filter((at) => at !== named),
    state: choose('state', 'state', 'otherState'),
    reason: ownColumns(heading, own.reason)?.[0] ?? of('reason')[0],
    remarks: ownColumns(heading, own.remarks)?.[0] ?? of('remarks')[0],
    kind: of('kind')[0],
    cash: cashOf(),
    charges: chargesOf(),
    net: choose('net', 'net'),
    asks,
  };
}

/** Recognises column headings of courier lists, by the owner's words or those of couriers. */
export function isListName(own: ListHeadings): (cell: string) => boolean {
  const names = new Set(
    Object.values(own)
      .flatMap((name) => [name, ...name.split(AND)])
      .map(plainHeading),
  );
  return (cell) => names.has(plainHeading(cell)) || listMeaning(cell) !== undefined;
}
