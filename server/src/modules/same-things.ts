const byNumber = (one: number, other: number) => one - other;

/** True if both contain the same ids in the same order. */
export const isSameOrder = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id, place) => id === other[place]);

/** True if both contain the same ids, each once, in any order. */
export const areSameThings = (one: readonly number[], other: readonly number[]): boolean =>
  isSameOrder(one.toSorted(byNumber), other.toSorted(byNumber));
