import type { Kind } from '../../demo/src/catalogue/kinds';
import type { ConnectedDatabase } from '../../server/src/db/connect';
import { listPublicProducts } from '../../server/src/modules/products/listing/product-list.repository';
import type { Questions } from './question';

/** An answer counts when so many of its first results are of a right kind. */
const FIRST = 3;

export interface Answer {
  typed: string;
  /** True when the first results are of a fitting type. */
  isRight: boolean;
  found: string[];
  /** Milliseconds the shop took. */
  time: number;
}

/** Asks every question and judges the first results by the types of the demo's products. */
export async function askQuestions(
  db: ConnectedDatabase['db'],
  questions: readonly Questions[],
  typeOf: ReadonlyMap<string, Kind>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const { fitting, typed, isEach = false, from = 0, to = Infinity } of questions) {
    for (const search of typed) {
      const start = performance.now();
      const { products } = await listPublicProducts(db, { search });
      const time = performance.now() - start;
      const types = new Set(products.map(({ title }) => typeOf.get(title)));
      const [first] = types;
      const isAllFound = !isEach || fitting.every((type) => types.has(type));
      const isInBudget = products.every(
        ({ price_paisa: paisa }) => paisa >= from * 100 && paisa <= to * 100,
      );
      answers.push({
        typed: search,
        isRight: first !== undefined && fitting.includes(first) && isAllFound && isInBudget,
        found: products.slice(0, FIRST).map(({ title }) => title),
        time,
      });
    }
  }
  return answers;
}
