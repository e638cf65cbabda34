import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Order, OrdersResponse, PlaceOrderResponse } from '@pasal/shared/contracts';
import { freshPhone, orderBody } from './factories';
import { freshAddress } from './test-app';

/** The number of each kind in 20 requests. */
const MIX = { list: 5, product: 3, search: 4, quote: 3, order: 3, staff: 2 };
const TURNS = Object.entries(MIX).flatMap(([kind, times]) =>
  Array.from({ length: times }, (_, at) => ({
    kind: kind as keyof typeof MIX,
    at: (at + 0.5) / times,
  })),
);
/** In turns, so that no kind arrives all at once. */
const KINDS = TURNS.toSorted((a, b) => a.at - b.at).map(({ kind }) => kind);

/** On a machine that is too slow for the rate, at most this many wait at once. */
const MOST_AT_ONCE = 100;

interface LoadOptions {
  url: string;
  /** Requests per second, started whether or not those before were answered. */
  rate: number;
  place: Parameters<typeof orderBody>[0];
  products: readonly { id: number; slug: string; price: number }[];
  staff: Record<string, string>;
}

interface Answer {
  status: number;
  text: string;
}

const agent = new Agent({ keepAlive: true });

/** Sends one request; is cheaper than `fetch`, which would take half of the servers' CPU time. */
async function askOver(url: string, method: string, body: unknown, headers: object) {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const asked = request(url, {
    agent,
    method,
    headers: {
      ...headers,
      ...(sent !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(sent),
      }),
    },
  });
  asked.end(sent);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, text: await text(answer) };
}

type Asks = Record<keyof typeof MIX, (turn: number) => Promise<Answer>>;

/** The requests of visitors and staff, each with its own number; `placed` gets the numbers of acknowledged orders. */
function asksOf({ url, place, products, staff }: LoadOptions, placed: string[]): Asks {
  const ask = (
    path: string,
    headers: object = {},
    [method, body] = ['GET'] as [string, unknown?],
  ) =>
    askOver(`${url}/api/v1${path}`, method, body, {
      origin: url,
      'x-forwarded-for': freshAddress(),
      ...headers,
    });
  const product = (turn: number) =>
    products[turn % products.length] ?? { id: 0, slug: '', price: 0 };
  const cartOf = (turn: number) => {
    const { id, price } = product(turn);
    return [{ id, price, quantity: 1 }];
  };
  let seen: Pick<Order, 'id'>[] = [];
  return {
    list: (turn) => ask(`/product/public?page=${1 + (turn % 5)}`),
    product: (turn) => ask(`/product/slug/${product(turn).slug}`),
    search: (turn) => ask(`/product/public?search=product%20${turn % products.length}`),
    quote: (turn) =>
      ask('/order-product/quote', {}, ['POST', { cartItems: cartOf(turn), ...place }]),
    async order(turn) {
      const body = { ...orderBody(place, cartOf(turn)), phone: freshPhone() };
      const answer = await ask('/order-product', { 'idempotency-key': randomUUID() }, [
        'POST',
        body,
      ]);
      if (answer.status !== 201) return answer;
      const { order } = JSON.parse(answer.text) as PlaceOrderResponse;
      placed.push(order.order_number);
      return answer;
    },
    async staff() {
      const [order, ...rest] = seen;
      seen = rest;
      const change = { status: 'complete', remarks: 'Handed over' };
      if (order) return ask(`/order-product/${order.id}`, staff, ['PUT', change]);
      const answer = await ask('/order-product?status=pending', staff);
      if (answer.status !== 200) return answer;
      const { orders } = JSON.parse(answer.text) as OrdersResponse;
      if (seen.length === 0) seen = orders;
      return answer;
    },
  };
}

/** Durations of requests: the median, the 99th percentile and the maximum, in ms. */
function figuresOf(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { p50: at(0.5), p99: at(0.99), longest: at(1) };
}

/** Shoppers who browse, search, ask for prices and order, and staff who work on the orders, at a steady rate. */
export function startMixedLoad(options: LoadOptions) {
  /** How often each kind got each status: `order 201`. */
  const answers: Record<string, number> = {};
  const placed: string[] = [];
  const times: number[] = [];
  const asks = asksOf(options, placed);
  const closing = new AbortController();
  const running = new Set<Promise<void>>();
  let begun = 0;
  /** The results since the last look. */
  let seen = { answers: {} as Record<string, number>, times: [] as number[] };

  async function askOne(turn: number): Promise<void> {
    const kind = KINDS[turn % KINDS.length] ?? 'list';
    const started = performance.now();
    let status: string;
    try {
      status = String((await asks[kind](turn)).status);
    } catch (error) {
      status = String(error);
    }
    for (const list of [times, seen.times]) list.push(performance.now() - started);
    const answer = `${kind} ${status}`;
    for (const counts of [answers, seen.answers]) counts[answer] = (counts[answer] ?? 0) + 1;
  }
  const started = performance.now();
  const beginning = (async () => {
    while (!closing.signal.aborted) {
      const due = ((performance.now() - started) * options.rate) / 1000;
      while (begun < due && running.size < MOST_AT_ONCE) {
        const one = askOne((begun += 1));
        running.add(one);
        void one.finally(() => running.delete(one));
      }
      await wait(10);
    }
  })();

  return {
    answers,
    placed,
    /** Waits until this many more requests were answered. */
    async goOn(more: number) {
      const enough = times.length + more;
      while (times.length < enough) await wait(20);
    },
    /** The answers since the last look, with times in ms. */
    look() {
      const { answers: since, times: taken } = seen;
      seen = { answers: {}, times: [] };
      return { answers: since, ...figuresOf(taken) };
    },
    /** Waits for all started requests; returns figures of the whole, times in ms. */
    async stop() {
      closing.abort();
      await beginning;
      const seconds = (performance.now() - started) / 1000;
      await Promise.all(running);
      agent.destroy();
      return { requests: begun, rate: begun / seconds, ...figuresOf(times) };
    },
  };
}
