import type { PlaceOrderResponse } from '@pasal/shared/contracts';
import sharp from 'sharp';
import type { OpenApiDocument } from '../../openapi/openapi-types';
import { SESSION_COOKIE } from '../../sessions/sessions';
import { documentedAnswers } from './documented-answers';
import {
  createCity,
  createProduct,
  createStaff,
  openSessionOf,
  orderBody,
  PASSWORD,
} from '../factories';
import { requestGenerator, targetsOf, type Target } from './generated-request';
import type { Facts, Manner } from './generated-value';
import { seededRandom, type Random } from './random';
import { freshAddress, ORIGIN, type TestApp } from '../test-app';

interface StormOptions {
  requests: number;
  seed: number;
  /** Told after each request how many there have been. */
  onRequest?: (done: number) => void;
}

export interface StormResult {
  /** What was wrong, each once: the request's line and the finding. */
  findings: string[];
  /** Answers by status. */
  statuses: Record<string, number>;
  /** Operations that answered with success at least once. */
  succeeded: string[];
}

/** Requests after which the shop is given new products, places and orders to lose. */
const RESTOCK_EVERY = 50;
const PLANS = [
  ['valid', 0.4],
  ['boundary', 0.6],
  ['hostile', 1],
] as const;
/** A stack, a place in the sources, words of the database or its driver. */
const INSIDE =
  /\n\s+at .+:\d+:\d+|node_modules|\.(ts|mjs|js):\d+|kysely|pglite|sqlstate|violates|syntax error|relation "|postgres|\bselect .+ from\b/i;

function mannerOf(random: Random): Manner {
  const chance = random.next();
  return PLANS.find(([, until]) => chance < until)?.[0] ?? 'hostile';
}

/** New things to read, buy and delete; `facts` then tells of them. */
async function restock(shop: TestApp, facts: Facts, round: number): Promise<void> {
  const place = await createCity(shop.db, `District ${round}`, `City ${round}`);
  const { id, slug } = await createProduct(shop.db, { in_stock: 50 });
  await createProduct(shop.db, { status: 'pending' });
  const { email } = await createStaff(shop.db);
  const order = orderBody(place, [{ id, price: 1000, quantity: 1 }]);
  const { body } = await shop.call<PlaceOrderResponse>({
    method: 'POST',
    url: '/order-product',
    body: order,
  });
  const { order_number } = body.order;
  const known = { ...place, id, slug, order_number, email, phone: order.phone, password: PASSWORD };
  for (const [name, value] of Object.entries(known)) facts.set(name, value);
}

/** A signed-in person of each role; whoever lost their session or was deleted is replaced. */
function actorsOf({ db }: TestApp) {
  const cookies = new Map<string, string>();
  return {
    async cookieOf(role: 'staff' | 'admin') {
      const known = cookies.get(role);
      if (known !== undefined) return known;
      const { id } = await createStaff(db, role);
      const cookie = `${SESSION_COOKIE}=${await openSessionOf(db, id)}`;
      cookies.set(role, cookie);
      return cookie;
    },
    forget: (role: string) => cookies.delete(role),
  };
}

function findingOf(body: string): string | null {
  if (body.includes(process.cwd())) return 'a path of the machine';
  const match = INSIDE.exec(body);
  return match === null ? null : `the inside of the server: ${match[0].slice(0, 60)}`;
}

/**
 * Sends generated requests to every operation of the document in every role, and checks each answer:
 * no 5xx, nothing of the inside, and what the document says of it.
 */
export async function stormRequests(shop: TestApp, options: StormOptions): Promise<StormResult> {
  const { requests, seed, onRequest } = options;
  const random = seededRandom(seed);
  const answer = await shop.app.inject('/api/v1/openapi.json');
  const document = answer.json<OpenApiDocument>();
  const targets = targetsOf(document);
  const picture = await sharp({
    create: { width: 64, height: 64, channels: 3, background: '#0b6477' },
  })
    .png()
    .toBuffer();
  const facts: Facts = new Map();
  const requestFor = requestGenerator(document, { random, picture, facts });
  const problemOf = documentedAnswers(document);
  const actors = actorsOf(shop);
  const findings = new Set<string>();
  const statuses: Record<string, number> = {};
  const succeeded = new Set<string>();

  async function send(target: Target): Promise<void> {
    const manner = mannerOf(random);
    const role = random.pick(['visitor', 'staff', 'admin', 'admin', 'forged'] as const);
    const request = await requestFor(target, manner);
    const cookie =
      role === 'visitor'
        ? undefined
        : role === 'forged'
          ? `${SESSION_COOKIE}=${'A'.repeat(43)}`
          : await actors.cookieOf(role);
    const { statusCode, headers, body } = await shop.app.inject({
      ...request,
      remoteAddress: freshAddress(),
      headers: {
        host: new URL(ORIGIN).host,
        origin: ORIGIN,
        ...request.headers,
        ...(cookie !== undefined && { cookie }),
      },
    });
    if (statusCode === 401 || target.path === '/auth/signout') actors.forget(role);
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
    if (statusCode < 300) succeeded.add(target.operation.operationId);
    const contentType = String(headers['content-type'] ?? '');
    const found = [
      statusCode >= 500 ? `status ${statusCode}` : null,
      findingOf(target.path === '/openapi.json' ? '' : body),
      problemOf(target.operation, { status: statusCode, contentType, body }),
    ];
    const line = `${target.method} ${target.path} (${role}, ${manner})`;
    for (const each of found) if (each !== null) findings.add(`${line}: ${each}`);
  }

  for (let done = 0; done < requests; done += 1) {
    if (done % RESTOCK_EVERY === 0) await restock(shop, facts, done);
    // In turn, so that each operation gets its share.
    const target = targets[done % targets.length];
    if (target !== undefined) await send(target);
    onRequest?.(done + 1);
  }
  return { findings: [...findings], statuses, succeeded: [...succeeded].toSorted() };
}
