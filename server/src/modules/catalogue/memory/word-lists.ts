/** An entry is a position, with the field of the word in its last two bits: 0 for the title to 3 for the description. */
const LEVELS = 4;

/** Called with each position of a word, and its field. */
type Visit = (place: number, level: number) => void;

const FIRST_ROOM = 4096;

function doubled(list: Uint32Array): Uint32Array {
  const larger = new Uint32Array(2 * list.length);
  larger.set(list);
  return larger;
}

/**
 * An inverted index from words to positions, and the words of each position. What was read at the start is one array, ordered by word;
 * later entries are in a list per word. Positions are never removed: a product whose words change gets a new one.
 */
export class WordLists {
  /** Length of the longest word so far. */
  longest = 0;
  /** Changes whenever a word appears or disappears. */
  state = 0;
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];
  /** By word: its number of products. */
  readonly #totals: number[] = [];
  /** By word: the number of positions when it was last added. */
  readonly #lastPlaces: number[] = [];
  /** The numbers of all words, sorted alphabetically. */
  #sorted: number[] = [];
  /** By position: where its words begin; each is a number, with the field in its last two bits. */
  #places: Uint32Array = new Uint32Array(FIRST_ROOM);
  #size = 0;
  #own: Uint32Array = new Uint32Array(FIRST_ROOM);
  #count = 0;
  /** By word: where its entries begin. */
  #starts: Uint32Array = new Uint32Array(1);
  #entries: Uint32Array = new Uint32Array(0);
  #later: Map<number, number[]> | undefined;

  /** The number of words so far. */
  get size(): number {
    return this.#texts.length;
  }

  /** Begins the next position; its words follow. */
  addPlace(): void {
    if (this.#size + 1 === this.#places.length) this.#places = doubled(this.#places);
    this.#size += 1;
    this.#places[this.#size] = this.#count;
  }

  /** Adds a word to the last position, unless it already has it. */
  add(word: string, level: number): void {
    const number = this.#numbers.get(word) ?? this.#addWord(word);
    if (this.#lastPlaces[number] === this.#size) return;
    this.#lastPlaces[number] = this.#size;
    if (this.#count === this.#own.length) this.#own = doubled(this.#own);
    this.#own[this.#count] = number * LEVELS + level;
    this.#count += 1;
    this.#places[this.#size] = this.#count;
    this.#note(number, 1);
    if (this.#later === undefined) return;
    const entry = (this.#size - 1) * LEVELS + level;
    const list = this.#later.get(number);
    if (list === undefined) this.#later.set(number, [entry]);
    else list.push(entry);
  }

  /** The product of a position is deleted or has moved. */
  leave(place: number): void {
    const end = this.#places[place + 1] ?? 0;
    for (let at = this.#places[place] ?? end; at < end; at += 1) {
      this.#note((this.#own[at] ?? 0) >>> 2, -1);
    }
  }

  /** Sorts what was read at the start. */
  order(): void {
    const starts = new Uint32Array(this.size + 1);
    for (let at = 0; at < this.#count; at += 1) {
      const next = ((this.#own[at] ?? 0) >>> 2) + 1;
      starts[next] = (starts[next] ?? 0) + 1;
    }
    for (let word = 1; word <= this.size; word += 1) {
      starts[word] = (starts[word] ?? 0) + (starts[word - 1] ?? 0);
    }
    const free = starts.slice();
    const entries = new Uint32Array(this.#count);
    for (let place = 0; place < this.#size; place += 1) {
      const end = this.#places[place + 1] ?? 0;
      for (let at = this.#places[place] ?? end; at < end; at += 1) {
        const own = this.#own[at] ?? 0;
        const to = free[own >>> 2] ?? 0;
        entries[to] = place * LEVELS + (own & 3);
        free[own >>> 2] = to + 1;
      }
    }
    this.#entries = entries;
    this.#starts = starts;
    this.#sorted = [...this.#texts.keys()].toSorted((one, other) =>
      this.textOf(one) < this.textOf(other) ? -1 : 1,
    );
    this.#later = new Map();
  }

  textOf(number: number): string {
    return this.#texts[number] ?? '';
  }

  /** The number of products with a word, by the word's number. */
  countOf(number: number): number {
    return this.#totals[number] ?? 0;
  }

  /** The number of products with a word. */
  totalOf(word: string): number {
    const number = this.#numbers.get(word);
    return number === undefined ? 0 : this.countOf(number);
  }

  /** The first words in use with a given prefix. */
  begunBy(text: string, most: number): string[] {
    const found: string[] = [];
    for (const number of this.#begunBy(text)) {
      if (found.length === most) break;
      if (this.countOf(number) > 0) found.push(this.textOf(number));
    }
    return found;
  }

  /** Calls `visit` with each entry of a word. */
  each(word: string, visit: Visit): void {
    const number = this.#numbers.get(word);
    if (number !== undefined) this.#eachOf(number, visit);
  }

  /** Calls `visit` with each entry of the words with a given prefix. */
  eachBegunBy(text: string, visit: Visit): void {
    for (const number of this.#begunBy(text)) this.#eachOf(number, visit);
  }

  *#begunBy(text: string): Generator<number> {
    for (let at = this.#indexOf(text); at < this.#sorted.length; at += 1) {
      const number = this.#sorted[at] ?? 0;
      if (!this.textOf(number).startsWith(text)) return;
      yield number;
    }
  }

  #eachOf(number: number, visit: Visit): void {
    const end = this.#starts[number + 1] ?? 0;
    const entries = this.#entries;
    for (let at = this.#starts[number] ?? end; at < end; at += 1) {
      const entry = entries[at] ?? 0;
      visit(entry >>> 2, entry & 3);
    }
    for (const entry of this.#later?.get(number) ?? []) visit(entry >>> 2, entry & 3);
  }

  #note(number: number, change: number): void {
    const before = this.countOf(number);
    this.#totals[number] = before + change;
    if (before === 0 || before + change === 0) this.state += 1;
  }

  #addWord(word: string): number {
    // A substring would keep the whole text in memory.
    const own = Buffer.from(word).toString();
    const number = this.#texts.push(own) - 1;
    this.#totals.push(0);
    this.#lastPlaces.push(0);
    this.#numbers.set(own, number);
    this.longest = Math.max(this.longest, own.length);
    if (this.#later !== undefined) this.#sorted.splice(this.#indexOf(own), 0, number);
    return number;
  }

  #indexOf(text: string): number {
    let [from, to] = [0, this.#sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.textOf(this.#sorted[middle] ?? 0) < text) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
