/** A request of a lazy query. */
interface Reading<Answer> {
  unwrap: () => Promise<Answer>;
  unsubscribe: () => void;
}

/** Reads once what is not shown any longer: a lazy query asks again after each change, whatever changed. */
export async function readOnce<Answer>(reading: Reading<Answer>): Promise<Answer> {
  try {
    return await reading.unwrap();
  } finally {
    reading.unsubscribe();
  }
}
