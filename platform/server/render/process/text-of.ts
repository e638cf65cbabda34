const LONGEST = 2000;

/** Returns a thrown value as text, with its stack; it may be anything, even something that throws itself. */
export function textOf(thrown: unknown): string {
  try {
    const text = thrown instanceof Error ? (thrown.stack ?? thrown.message) : thrown;
    return String(text).slice(0, LONGEST);
  } catch {
    return 'something that cannot be read was thrown';
  }
}
