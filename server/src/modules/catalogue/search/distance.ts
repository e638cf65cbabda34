/** Edit distance: letters to insert, delete, replace or swap with the next. */
export function distance(one: string, other: string): number {
  const [from, to] = [[...one], [...other]];
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [row, letter] of from.entries()) {
    const next = [row + 1];
    for (const [at, wanted] of to.entries()) {
      const isSame = letter === wanted;
      let least = Math.min(
        (last[at] ?? 0) + (isSame ? 0 : 1),
        (last[at + 1] ?? 0) + 1,
        (next[at] ?? 0) + 1,
      );
      const isSwapped = row > 0 && at > 0 && letter === to[at - 1] && from[row - 1] === wanted;
      if (isSwapped) least = Math.min(least, (before[at - 1] ?? 0) + 1);
      next.push(least);
    }
    before = last;
    last = next;
  }
  return last.at(-1) ?? 0;
}
