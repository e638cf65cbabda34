const ROUNDS = 5;

/** How many rounds `--runs=` asks for. @throws Error when it is no whole number above zero */
export function roundsOf(words: readonly string[]): number {
  const word = words.find((each) => each.startsWith('--runs='));
  const rounds = word === undefined ? ROUNDS : Number(word.slice('--runs='.length));
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`how many rounds is ${word}?`);
  return rounds;
}
