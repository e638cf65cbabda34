const byNumber = (one: number, other: number) => one - other;

/** True when both name the same things in the same order, by their ids. */
export const isSameOrder = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id, place) => id === other[place]);

/** True when both name the same things, each once, in any order. */
export const areSameThings = (one: readonly number[], other: readonly number[]): boolean =>
  isSameOrder(one.toSorted(byNumber), other.toSorted(byNumber));
