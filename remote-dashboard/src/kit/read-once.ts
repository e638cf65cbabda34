/** A request of a lazy query. */
interface Reading<Answer> {
  unwrap: () => Promise<Answer>;
  unsubscribe: () => void;
}

/** Reads data once without subscribing: an active lazy query refetches after each invalidation. */
export async function readOnce<Answer>(reading: Reading<Answer>): Promise<Answer> {
  try {
    return await reading.unwrap();
  } finally {
    reading.unsubscribe();
  }
}
