/** The number of failures, and of all loads without one. */
interface Figures {
  failed: number;
  loads: number;
}

/** The bounds of Wilson's interval for a share of `failed` among all. */
export function wilson({ failed, loads }: Figures, z: number) {
  const all = failed + loads;
  if (all === 0) return { lower: 0, upper: 1 };
  const share = failed / all;
  const square = (z * z) / all;
  const middle = share + square / 2;
  const half = z * Math.sqrt((share * (1 - share)) / all + square / (4 * all));
  return { lower: (middle - half) / (1 + square), upper: (middle + half) / (1 + square) };
}
