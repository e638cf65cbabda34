import type { DeliveryType, OrderStatus } from '@pasal/shared/contracts';
import { kathmanduMonth, startOfKathmanduDay } from '@pasal/shared/domain';
import type { DemoProduct } from '../catalogue/build-products';
import { DISTRICTS } from '@pasal/server/db/reference/places/districts';
import { between, pick, seededRandom } from '../random';
import { REMARKS } from '../remarks';
import { PEOPLE } from './people';

interface DemoLine {
  slug: string;
  title: string;
  pricePaisa: number;
  quantity: number;
}

interface DemoEvent {
  at: Date;
  by: string | null;
  from: OrderStatus | null;
  to: OrderStatus;
  remarks: string | null;
}

export interface DemoOrder {
  number: string;
  createdAt: Date;
  customer: string;
  email: string;
  phone: string;
  address: string;
  district: string;
  city: string;
  delivery: DeliveryType;
  status: OrderStatus;
  totalPaisa: number;
  lines: DemoLine[];
  /** The status changes from the order's creation until now, oldest first. */
  history: DemoEvent[];
}

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const ORDER_DAYS = 60;
const STAFF = ['admin@pasal.test', 'staff@pasal.test'] as const;
const MOBILE = ['980', '981', '984', '985', '986', '974', '976', '961'] as const;

type Random = () => number;

function momentsOf(random: Random, now: Date): Date[] {
  const today = startOfKathmanduDay(now).getTime();
  const moments: number[] = [];
  for (let back = ORDER_DAYS - 1; back >= 0; back -= 1) {
    const start = today - back * DAY;
    const count = between(random, 5, 8) + (back % 7 === 2 ? 2 : 0);
    for (let index = 0; index < count; index += 1) {
      const open = start + 7 * HOUR + Math.floor(random() * 15 * HOUR);
      // Before opening time there are no business hours yet: today's orders are dated from midnight on.
      const sinceMidnight = start + Math.floor(random() * Math.max(1, now.getTime() - start));
      moments.push(back === 0 ? sinceMidnight : open);
    }
  }
  return moments.toSorted((a, b) => a - b).map((moment) => new Date(moment));
}

function linesOf(random: Random, products: readonly DemoProduct[], at: Date): DemoLine[] {
  const onSale = products.filter(
    ({ status, createdAt }) => status === 'approve' && createdAt <= at,
  );
  const popular = onSale.filter(({ isPopular }) => isPopular);
  const lines = new Map<string, DemoLine>();
  for (let left = pick(random, [1, 1, 1, 2, 2, 3, 4]); left > 0; left -= 1) {
    const { slug, title, pricePaisa } = pick(random, random() < 0.4 ? popular : onSale);
    const cheap = pricePaisa < 300_000;
    lines.set(slug, {
      slug,
      title,
      pricePaisa,
      quantity: cheap ? pick(random, [1, 1, 2, 2, 4, 6]) : 1,
    });
  }
  return [...lines.values()];
}

function statusOf(random: Random, age: number): OrderStatus {
  const chance = random();
  if (age < 2 * DAY) return chance < 0.72 ? 'pending' : chance < 0.92 ? 'complete' : 'cancel';
  if (age < 6 * DAY)
    return chance < 0.2
      ? 'pending'
      : chance < 0.84
        ? 'complete'
        : chance < 0.93
          ? 'cancel'
          : 'others';
  return chance < 0.88 ? 'complete' : chance < 0.97 ? 'cancel' : 'others';
}

function historyOf(random: Random, status: OrderStatus, createdAt: Date, now: Date): DemoEvent[] {
  const placed: DemoEvent = { at: createdAt, by: null, from: null, to: 'pending', remarks: null };
  if (status === 'pending') return [placed];
  const room = now.getTime() - createdAt.getTime();
  const at = new Date(
    createdAt.getTime() + Math.floor(Math.min(room, between(random, 3, 70) * HOUR)),
  );
  const remarks = pick(random, REMARKS.of_orders[status]);
  return [placed, { at, by: pick(random, STAFF), from: 'pending', to: status, remarks }];
}

function placeOf(random: Random): readonly [district: string, city: string] {
  if (random() < 0.75) return pick(random, PEOPLE.busy_cities);
  const [district, { cities }] = pick(random, Object.entries(DISTRICTS));
  return [district, pick(random, Object.keys(cities))];
}

function emailOf(first: string, last: string, index: number): string {
  return `${first}.${last.replace(/\W/g, '')}${index % 90}@example.com`.toLowerCase();
}

/** Plans the orders of the 60 days before `now`, numbered by year in order of arrival. */
export function planOrders(products: readonly DemoProduct[], now: Date): DemoOrder[] {
  const random = seededRandom(2034);
  const last = new Map<number, number>();
  return momentsOf(random, now).map((createdAt, index) => {
    const { year } = kathmanduMonth(createdAt);
    const sequence = (last.get(year) ?? 0) + 1;
    last.set(year, sequence);
    const [first, family] = [pick(random, PEOPLE.first_names), pick(random, PEOPLE.last_names)];
    const [district, city] = placeOf(random);
    const lines = linesOf(random, products, createdAt);
    const status = statusOf(random, now.getTime() - createdAt.getTime());
    return {
      number: `NP-${year}-${String(sequence).padStart(6, '0')}`,
      createdAt,
      customer: `${first} ${family}`,
      email: emailOf(first, family, index),
      phone: `+977${pick(random, MOBILE)}${String(between(random, 0, 9_999_999)).padStart(7, '0')}`,
      address: `${pick(random, PEOPLE.streets)}, Ward ${between(random, 1, 19)}`,
      district,
      city,
      delivery: random() < 0.85 ? 'home_delivery' : 'shop_pickup',
      status,
      totalPaisa: lines.reduce((sum, { pricePaisa, quantity }) => sum + pricePaisa * quantity, 0),
      lines,
      history: historyOf(random, status, createdAt, now),
    };
  });
}
