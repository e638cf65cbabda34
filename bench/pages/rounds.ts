const ROUNDS = 5;

/**
 * Reads the number of rounds from `--runs=`.
 * @throws Error when it is no whole number above zero
 */
export function roundsOf(words: readonly string[]): number {
  const word = words.find((each) => each.startsWith('--runs='));
  const rounds = word === undefined ? ROUNDS : Number(word.slice('--runs='.length));
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`how many rounds is ${word}?`);
  return rounds;
}
