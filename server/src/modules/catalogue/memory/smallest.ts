/** Moves numbers below the pivot before the others, between two indexes; returns where the others begin. */
function part(numbers: Float64Array, from: number, to: number, pivot: number): number {
  let [low, high] = [from, to];
  while (low <= high) {
    while ((numbers[low] ?? 0) < pivot) low += 1;
    while ((numbers[high] ?? 0) > pivot) high -= 1;
    if (low > high) break;
    const swapped = numbers[low] ?? 0;
    numbers[low] = numbers[high] ?? 0;
    numbers[high] = swapped;
    low += 1;
    high -= 1;
  }
  return low;
}

/** The smallest of some numbers, sorted; reorders its input. */
export function smallest(numbers: Float64Array, most: number): Float64Array {
  let [from, to] = [0, numbers.length - 1];
  // All numbers except those around the last wanted one are on the right side already.
  while (numbers.length > most && from < to) {
    const others = part(numbers, from, to, numbers[(from + to) >> 1] ?? 0);
    if (others <= most - 1) from = others;
    else to = others - 1;
    if (to < most - 1 || from > most - 1) break;
  }
  return numbers.slice(0, most).toSorted();
}
