import type { DemoProduct } from '../catalogue/build-products';
import { VARIANTS } from '../catalogue/catalogue';
import suppliers from '../data/suppliers.json';
import type { DemoMovement } from '../orders/plan-stock';
import { between, seededRandom } from '../random';

/** The demo shop's suppliers. */
export const DEMO_SUPPLIERS: readonly { name: string; phone: string }[] = suppliers;

export interface DemoPurchase {
  supplier: string;
  bill: string;
  at: Date;
  lines: { slug: string; title: string; quantity: number; costPaisa: number; before: number }[];
}

interface PlannedPurchases {
  purchases: DemoPurchase[];
  /** The given movements, with purchases in place of some initial stock. */
  movements: DemoMovement[];
  /** Unit cost at the time of the order, by order and slug. */
  costs: Map<string, number>;
}

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Purchase days, counted back from now; each supplier is an hour later. */
const BOUGHT = [58, 24] as const;
const LINES_OF_BILL = 12;
/** One in this many products has always been in stock, with unknown cost. */
const UNKNOWN = 12;

/** The product's stock that isn't needed for orders before a moment. */
function spare(movements: readonly DemoMovement[], until: Date): number {
  let balance = 0;
  let least = Infinity;
  for (const { at, quantity } of movements) {
    if (at >= until) break;
    balance += quantity;
    least = Math.min(least, balance);
  }
  return Number.isFinite(least) ? least : 0;
}

type Bought = DemoMovement & { costPaisa: number; supplier: number; round: number };

/** Turns part of a product's initial stock into later purchases. */
function buy(product: DemoProduct, moved: readonly DemoMovement[], index: number, now: Date) {
  const random = seededRandom(4200 + index);
  const [first] = moved;
  if (
    first?.reason !== 'initial' ||
    index % UNKNOWN === 0 ||
    Object.hasOwn(VARIANTS, product.slug)
  ) {
    return [...moved];
  }
  const supplier = index % DEMO_SUPPLIERS.length;
  const share = between(random, 66, 80) / 100;
  let all = [...moved];
  // Latest first: its pieces must not have been sold earlier.
  for (const [round, days] of [...BOUGHT.entries()].toReversed()) {
    const at = new Date(now.getTime() - days * DAY + supplier * HOUR);
    const free = at > first.at ? spare(all, at) : 0;
    const quantity = Math.min(free, round === 0 ? free : between(random, 3, 12));
    if (quantity <= 0) continue;
    const dearer = round === 0 ? 1 : between(random, 97, 108) / 100;
    const costPaisa = Math.round((product.pricePaisa * share * dearer) / 100) * 100;
    const bought: Bought = {
      ...first,
      at,
      quantity,
      reason: 'purchase',
      costPaisa,
      supplier,
      round,
    };
    all = all.map((each) =>
      each.reason === 'initial' ? { ...each, quantity: each.quantity - quantity } : each,
    );
    all = [...all, bought].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  }
  return all.filter(({ quantity }) => quantity !== 0);
}

const isBought = (movement: DemoMovement): movement is Bought => movement.reason === 'purchase';

/** The unit costs at order time, by the shop's rule (D194). */
function costsOf(moved: readonly DemoMovement[], costs: Map<string, number>): void {
  let stock = 0;
  let average: number | undefined;
  for (const movement of moved) {
    const { slug, order, quantity } = movement;
    if (isBought(movement)) {
      const worth = stock * (average ?? 0) + quantity * movement.costPaisa;
      const pieces = stock + quantity;
      average =
        average === undefined
          ? movement.costPaisa
          : Math.floor((2 * worth + pieces) / (2 * pieces));
    }
    if (movement.reason === 'order' && average !== undefined) {
      costs.set(`${order} ${slug}`, average);
    }
    stock += quantity;
  }
}

/** Groups purchase lines into bills: one per supplier and time, and a new one when it is full. */
class Bills {
  readonly #bills = new Map<string, DemoPurchase>();

  constructor(readonly titles: ReadonlyMap<string, string>) {}

  add({ slug, at, quantity, costPaisa, supplier, round }: Bought, before: number): void {
    const name = DEMO_SUPPLIERS[supplier]?.name ?? '';
    let number = 100 + 10 * round;
    const isFull = () => (this.#bills.get(`${name} ${number}`)?.lines.length ?? 0) >= LINES_OF_BILL;
    while (isFull()) number += 1;
    const key = `${name} ${number}`;
    const bill = this.#bills.get(key) ?? {
      supplier: name,
      bill: `${name.slice(0, 1)}-${number}`,
      at,
      lines: [],
    };
    bill.lines.push({ slug, title: this.titles.get(slug) ?? '', quantity, costPaisa, before });
    this.#bills.set(key, bill);
  }

  all = () => [...this.#bills.values()].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** Plans the purchases of the demo's 60 days and the resulting order costs. */
export function planPurchases(
  products: readonly DemoProduct[],
  planned: readonly DemoMovement[],
  now: Date,
): PlannedPurchases {
  const costs = new Map<string, number>();
  const bySlug = new Map<string, DemoMovement[]>();
  for (const each of planned) bySlug.set(each.slug, [...(bySlug.get(each.slug) ?? []), each]);
  const titles = new Map(products.map(({ slug, title }) => [slug, title]));
  const bills = new Bills(titles);
  const movements = products.flatMap((product, index) => {
    const moved = buy(product, bySlug.get(product.slug) ?? [], index, now);
    costsOf(moved, costs);
    let before = 0;
    for (const movement of moved) {
      if (isBought(movement)) bills.add(movement, before);
      before += movement.quantity;
    }
    return moved;
  });
  return {
    purchases: bills.all(),
    movements: movements.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    costs,
  };
}
