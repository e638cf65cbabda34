const LENGTH = 3;

/** The trigrams of a text, padded with two spaces before and one after, as in `pg_trgm`. */
function trigramsOf(text: string): Set<string> {
  const padded = `  ${text.toLowerCase()} `;
  const trigrams = new Set<string>();
  for (let at = 0; at + LENGTH <= padded.length; at += 1)
    trigrams.add(padded.slice(at, at + LENGTH));
  return trigrams;
}

/** An item, and the similarity of its text: 1 is the same. */
interface Resembling<Item> {
  item: Item;
  similarity: number;
}

/** Items indexed by the trigrams of their texts. */
export class TrigramIndex<Item> {
  readonly #items: { item: Item; size: number }[] = [];
  /** The indexes of items with a trigram. */
  readonly #places = new Map<string, number[]>();

  add(text: string, item: Item): void {
    const trigrams = trigramsOf(text);
    const place = this.#items.push({ item, size: trigrams.size }) - 1;
    for (const trigram of trigrams) {
      const places = this.#places.get(trigram);
      if (places === undefined) this.#places.set(trigram, [place]);
      else places.push(place);
    }
  }

  /** The items with at least this similarity, in no order. */
  resembling(text: string, least: number): Resembling<Item>[] {
    const trigrams = trigramsOf(text);
    const shared = new Map<number, number>();
    for (const trigram of trigrams) {
      for (const place of this.#places.get(trigram) ?? []) {
        shared.set(place, (shared.get(place) ?? 0) + 1);
      }
    }
    return [...shared].flatMap(([place, count]) => {
      const { item, size } = this.#items[place] ?? {};
      if (item === undefined || size === undefined) return [];
      const similarity = count / (trigrams.size + size - count);
      return similarity < least ? [] : [{ item, similarity }];
    });
  }
}
