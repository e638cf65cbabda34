/** A deterministic source of choices: the same seed gives the same run. */
export interface Random {
  /** From 0 up to, but not with, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both possible. */
  integer(low: number, high: number): number;
  /** One of the values. */
  pick<Value>(values: readonly Value[]): Value;
  chance(probability: number): boolean;
}

/** Mulberry32: 32 bits of state, enough to vary requests. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    integer,
    pick<Value>(values: readonly Value[]): Value {
      const value = values[integer(0, values.length - 1)];
      if (value === undefined) throw new Error('there is nothing to pick from');
      return value;
    },
    chance: (probability) => next() < probability,
  };
}
