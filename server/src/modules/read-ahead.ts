/** The same items, with the first already fetched: an error before anything is sent can still set the status code. */
export async function readAhead<Item>(source: AsyncIterable<Item>): Promise<AsyncIterable<Item>> {
  const items = source[Symbol.asyncIterator]();
  const first = await items.next();
  async function* all() {
    try {
      for (let next = first; !next.done; next = await items.next()) yield next.value;
    } finally {
      await items.return?.();
    }
  }
  return all();
}
