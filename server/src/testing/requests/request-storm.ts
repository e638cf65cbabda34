import { ROLES, type PlaceOrderResponse, type Role } from '@pasal/shared/contracts';
import * as fc from 'fast-check';
import sharp from 'sharp';
import type { OpenApiDocument } from '@pasal/core/openapi/openapi-types';
import { SESSION_COOKIE } from '@pasal/core/sessions/sessions';
import { documentedAnswers } from './documented-answers';
import {
  createCity,
  createProduct,
  createStaff,
  openSessionOf,
  orderBody,
  PASSWORD,
} from '../factories';
import {
  requestArbitraries,
  targetsOf,
  written,
  type GeneratedRequest,
  type Target,
} from './generated-request';
import type { Manner } from './generated-value';
import { freshAddress, ORIGIN, type TestApp } from '../test-app';

interface StormOptions {
  requests: number;
  seed: number;
  /** Called after each request with the number so far. */
  onRequest?: (done: number) => void;
}

export interface StormResult {
  /** The findings, each once: the request's line, the fault and the smallest request that shows it. */
  findings: string[];
  /** Answers by status. */
  statuses: Record<string, number>;
  /** Operations that answered with success at least once. */
  succeeded: string[];
}

/** After this many requests the shop gets new products, places and orders to lose. */
const RESTOCK_EVERY = 50;
/** Chooses the sender of a request, the manner, and the seed of its details. */
const PLANS = fc.noBias(
  fc.record({
    manner: fc.constantFrom<Manner>('valid', 'valid', 'boundary', 'hostile', 'hostile'),
    role: fc.constantFrom('visitor', 'staff', 'admin', 'admin', 'packer', 'accountant', 'forged'),
    // Seeds are random: neighbours draw nearly the same.
    seed: fc.integer(),
  }),
);
type Plan = typeof PLANS extends fc.Arbitrary<infer Value> ? Value : never;
/** Matches a stack, a path of the sources, words of the database or its driver. */
const INSIDE =
  /\n\s+at .+:\d+:\d+|node_modules|\.(ts|mjs|js):\d+|kysely|pglite|sqlstate|violates|syntax error|relation "|postgres|\bselect .+ from\b/i;

/** Adds things to read, buy and delete, and records them in `facts`. */
async function restock(shop: TestApp, facts: Map<string, unknown>, round: number): Promise<void> {
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

/** Signs in a person of each role, and replaces those that lost their session or were deleted. */
function actorsOf({ db }: TestApp) {
  const cookies = new Map<string, string>();
  return {
    async cookieOf(role: Role) {
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

const smallPicture = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#0b6477' } })
    .png()
    .toBuffer();

async function cookieOf(actors: ReturnType<typeof actorsOf>, role: string) {
  const known = ROLES.find((each) => each === role);
  if (known !== undefined) return actors.cookieOf(known);
  return role === 'forged' ? `${SESSION_COOKIE}=${'A'.repeat(43)}` : undefined;
}

/** Prints a request in one line, for the reader of a finding. */
function textOf({ url, body }: GeneratedRequest): string {
  const told = body === undefined || 'form' in body ? '' : ` ${body.payload.toString()}`;
  return `${url}${told}`.slice(0, 500);
}

/**
 * Sends generated requests to every operation of the document in every role, and checks each answer: no 5xx,
 * no internals, and only answers that the document describes. A request that shows a fault is shrunk
 * as long as it shows it.
 */
export async function stormRequests(shop: TestApp, options: StormOptions): Promise<StormResult> {
  const { requests, seed, onRequest } = options;
  const answer = await shop.app.inject('/api/v1/openapi.json');
  const document = answer.json<OpenApiDocument>();
  const targets = targetsOf(document);
  const picture = await smallPicture();
  const facts = new Map<string, unknown>();
  const requestsTo = requestArbitraries(document, { picture, facts });
  const problemOf = documentedAnswers(document);
  const actors = actorsOf(shop);
  const findings = new Map<string, string>();
  const statuses: Record<string, number> = {};
  const succeeded = new Set<string>();

  /** Returns the fault of the answer. */
  async function problemsOf({ path, operation }: Target, role: string, request: GeneratedRequest) {
    const { headers: ownHeaders, ...sent } = await written(request);
    const cookie = await cookieOf(actors, role);
    const { statusCode, headers, body } = await shop.app.inject({
      ...sent,
      remoteAddress: freshAddress(),
      headers: {
        host: new URL(ORIGIN).host,
        origin: ORIGIN,
        ...ownHeaders,
        ...(cookie !== undefined && { cookie }),
      },
    });
    if (statusCode === 401 || path === '/auth/signout') actors.forget(role);
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
    if (statusCode < 300) succeeded.add(operation.operationId);
    const contentType = String(headers['content-type'] ?? '');
    const found = [
      statusCode >= 500 ? `status ${statusCode}` : null,
      findingOf(path === '/openapi.json' ? '' : body),
      problemOf(operation, { status: statusCode, contentType, body }),
    ];
    return found.filter((problem) => problem !== null);
  }

  async function send(target: Target, { manner, role, seed: ownSeed }: Plan): Promise<void> {
    const line = `${target.method} ${target.path} (${role}, ${manner})`;
    const answered = fc.asyncProperty(fc.noBias(requestsTo(target, manner)), async (request) => {
      const problems = await problemsOf(target, role, request);
      // The last one in the map is the smallest.
      for (const problem of problems) findings.set(`${line}: ${problem}`, textOf(request));
      return problems.length === 0;
    });
    await fc.check(answered, { seed: ownSeed, numRuns: 1, endOnFailure: false });
  }

  for (const [done, plan] of fc.sample(PLANS, { seed, numRuns: requests }).entries()) {
    if (done % RESTOCK_EVERY === 0) await restock(shop, facts, done);
    // Operations alternate, so that each one gets its share.
    const target = targets[done % targets.length];
    if (target !== undefined) await send(target, plan);
    onRequest?.(done + 1);
  }
  return {
    findings: [...findings].map(([found, request]) => `${found} by ${request}`),
    statuses,
    succeeded: [...succeeded].toSorted(),
  };
}
