import type { FactValue } from '@pasal/shared/contracts';
import type { FactFilter } from '../listing/fact-filters';

/** The values of products under one key. Each is stored as a number; 0 means none. */
class FactColumn {
  /** By position; positions beyond its end have no value. */
  values = new Int32Array(0);
  /** The values, as the database formats them. */
  readonly texts: string[] = [''];
  /** The numeric values, or `NaN`. */
  readonly #amounts: number[] = [Number.NaN];
  readonly #numbers = new Map<FactValue, number>();

  write(place: number, value: FactValue): void {
    if (place >= this.values.length) {
      const larger = new Int32Array(Math.max(1024, 2 * place));
      larger.set(this.values);
      this.values = larger;
    }
    this.values[place] = this.#numberOf(value);
  }

  /** By value number: 1 if the value is wanted. */
  wanted({ values, ranges }: Pick<FactFilter, 'values' | 'ranges'>): Uint8Array {
    const texts = new Set(values);
    const wanted = new Uint8Array(this.texts.length);
    for (let number = 1; number < wanted.length; number += 1) {
      const amount = this.#amounts[number] ?? Number.NaN;
      const isWanted =
        texts.has(this.texts[number] ?? '') ||
        ranges.some(({ from, to }) => amount >= from && amount <= to);
      wanted[number] = Number(isWanted);
    }
    return wanted;
  }

  #numberOf(value: FactValue): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    const number = this.texts.push(String(value)) - 1;
    this.#amounts.push(typeof value === 'number' ? value : Number.NaN);
    this.#numbers.set(value, number);
    return number;
  }
}

/** The facts of all products, a column for each key. */
export class FactColumns {
  readonly #columns = new Map<string, FactColumn>();

  write(place: number, facts: Readonly<Record<string, FactValue>>): void {
    for (const [key, value] of Object.entries(facts)) {
      const column = this.#columns.get(key) ?? new FactColumn();
      this.#columns.set(key, column);
      column.write(place, value);
    }
  }

  of(key: string): FactColumn | undefined {
    return this.#columns.get(key);
  }
}

export type { FactColumn };
