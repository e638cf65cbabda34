import { notesOf } from './gate-notes';
import * as fc from 'fast-check';
import { matchPath } from 'react-router-dom';
import { Value } from '@sinclair/typebox/value';
import type { KnownCall, KnownCalls } from '../../../contract/release-work';
import { ReleaseRecord } from '../../../contract/release';
import { inNepali, releaseRecord } from '@pasal/server/testing/release-records';
import { gate } from './gate';

const text = { type: 'string' };
const call = (parts: Partial<KnownCall> = {}): KnownCall => ({
  method: 'GET',
  path: '/product/:slug',
  access: 'public',
  takes: {
    params: { type: 'object', required: ['slug'], properties: { slug: text } },
    query: {
      type: 'object',
      required: [],
      properties: { sort: { enum: ['new', 'cheap'] }, page: { type: 'integer', maximum: 100 } },
    },
  },
  answers: {
    type: 'object',
    required: ['title'],
    properties: { title: text, price: { type: 'number' } },
  },
  ...parts,
});
const known: KnownCalls = { productBySlug: call() };

const host = releaseRecord({
  name: 'host',
  title: 'the shop',
  version: '2.0',
  bytes: 160_000,
  provides: {
    react: { version: '19.3.1', names: ['useState', 'useEffect'] },
    '@pasal/shared/api': { version: '1.4.0', names: ['queryOf', 'baseApi'] },
  },
  routes: [{ path: '/login', page: 'login' }],
});
const checkout = releaseRecord({
  name: 'checkout',
  routes: [
    { path: '/cart', page: 'cart' },
    { path: '/order/:number', page: 'order' },
  ],
  slots: { miniCart: { files: [], bytes: 1000 }, headerLinks: { files: [], bytes: 1000 } },
});
const dashboard = releaseRecord({
  name: 'dashboard',
  routes: [
    { path: '/dashboard/staff', page: 'staff', layout: 'dashboard' },
    { path: '/dashboard/edit-product/:id', page: 'edit', layout: 'dashboard' },
  ],
  slots: { dashboardFrame: { files: [], bytes: 20_000 } },
});
const fine = releaseRecord({
  version: '1.1',
  bytes: 15_000,
  integrity: releaseRecord().integrity,
  routes: [{ path: '/product/:slug', page: 'product' }],
  pages: { product: { files: ['remoteEntry.js'], bytes: 30_000 } },
  uses: {
    react: { range: '^19.3.1', names: ['*'] },
    '@pasal/shared/api': { range: '^1.2.0', names: ['queryOf'] },
  },
  calls: ['productBySlug'],
  contract: { version: '1.4.0', digest: 'known' },
});

interface Beside {
  calls?: KnownCalls;
  hosts?: ReleaseRecord[];
  /** Remotes in addition to the checkout and the dashboard. */
  remotes?: ReleaseRecord[];
  services?: string[];
}
const check = (
  record: ReleaseRecord,
  {
    calls = known,
    hosts = [host],
    remotes = record.name === 'host' ? [fine] : [],
    services = [],
  }: Beside = {},
) =>
  gate(record, {
    hosts: record.name === 'host' ? [] : hosts,
    remotes: [...remotes, checkout, dashboard],
    calls,
    contracts: new Map([['known', known]]),
    services: new Set(services),
  });

const api = (range: string, names: string[]) => ({
  ...fine,
  uses: { ...fine.uses, '@pasal/shared/api': { range, names } },
});
const needing = (name: string) => ({
  ...fine,
  routes: [{ path: '/product/:slug', page: 'product', needs: [{ call: name }] }],
});
const withRoute = (path: string) => ({ ...fine, routes: [{ path, page: 'product' }] });
const sidebar = {
  label: 'Offers',
  icon: 'tag',
  group: 'administration',
  order: 75,
  for: 'admin',
} as const;
const inDashboard = (path: string, bytes = 30_000) => ({
  ...fine,
  routes: [{ path, page: 'product', layout: 'dashboard' as const, sidebar }],
  pages: { product: { files: [], bytes } },
});
const answering = (answers: unknown) => ({ calls: { productBySlug: call({ answers }) } });
const taking = (query: object) => ({
  calls: { productBySlug: call({ takes: { ...call().takes, query } }) },
});
const olderHost = {
  ...host,
  version: '1.9',
  provides: { ...host.provides, '@pasal/shared/api': { version: '1.2.0', names: ['baseApi'] } },
};
const lesserHost = {
  ...host,
  version: '3.0',
  provides: { react: { version: '19.3.1', names: ['useState'] } },
};

test('a record that still names a runtime passes with any: a remote brings none along', () => {
  const built = { ...fine, runtime: '2.10.0' };
  expect(check(built)).toEqual([]);
});

test('a release is judged in each language it has, and one without Nepali passes beside those that have it', () => {
  const hosts = [{ ...host, ...inNepali('पसल', host) }];
  expect(check(fine, { hosts })).toEqual([]);
  const told = (nepali: ReleaseRecord) =>
    check({ ...fine, ...inNepali('क्याटलग', nepali) }, { hosts }).map(({ subject }) => subject);
  expect(told(fine)).toEqual([]);
  const heavy = { product: { files: ['remoteEntry.js'], bytes: 900_000 } };
  expect(told({ ...fine, pages: heavy })).toEqual(['budget']);
  expect(told(needing('nothing'))).toEqual(['need']);
});

test('a record with a service that the owner has allowed passes', () => {
  const record: ReleaseRecord = { ...needing('/x/catalog/summary/:slug'), service: true };
  expect(check(record, { services: ['catalog'] })).toEqual([]);
  expect(Value.Check(ReleaseRecord, record)).toBe(true);
});

test('a page of the dashboard may need a call that is for staff', () => {
  const record = inDashboard('/dashboard/offers');
  const needs = [{ call: 'productBySlug' }];
  const routes = record.routes.map((route) => ({ ...route, needs }));
  const ofStaff = { calls: { productBySlug: call({ access: 'staff' }) } };
  const problems = check({ ...record, routes }, ofStaff);
  expect(problems.filter(({ subject }) => subject === 'need')).toEqual([]);
});

test('a record with an entry of the sidebar is one', () => {
  expect(Value.Check(ReleaseRecord, inDashboard('/dashboard/offers'))).toBe(true);
});

type Break = [what: string, record: ReleaseRecord, beside: Beside, text: RegExp];
const breaks: Break[] = [
  [
    'a name the host has not',
    api('^1.2.0', ['useGone']),
    {},
    /uses useGone of @pasal\/shared\/api, which host 2.0 does not have/,
  ],
  [
    'a name the host in open tabs has not',
    fine,
    { hosts: [host, olderHost] },
    /uses queryOf .*host 1\.9/,
  ],
  [
    'a module the host has not',
    { ...fine, uses: { vue: { range: '^3', names: [] } } },
    {},
    /needs vue, which/,
  ],
  [
    'another major',
    api('^2.0.0', ['queryOf']),
    {},
    /needs @pasal\/shared\/api \^2\.0\.0; host 2\.0 has 1\.4\.0/,
  ],
  ['a newer minor', api('^1.5.0', ['queryOf']), {}, /\^1\.5\.0; host 2\.0 has 1\.4\.0/],
  ['a route of another remote', withRoute('/cart'), {}, /wants \/cart, which belongs to checkout/],
  [
    'an address another pattern covers',
    withRoute('/order/offers'),
    {},
    /belongs to checkout \(\/order\/:number\)/,
  ],
  [
    'a page of the dashboard that it has itself',
    inDashboard('/dashboard/staff'),
    {},
    /wants \/dashboard\/staff, which belongs to dashboard/,
  ],
  [
    'a page of the dashboard one of its patterns covers',
    inDashboard('/dashboard/edit-product/new'),
    {},
    /belongs to dashboard \(\/dashboard\/edit-product\/:id\)/,
  ],
  [
    'an entry of the sidebar for a page of the shop',
    { ...fine, routes: [{ path: '/offers', page: 'product', sidebar }] },
    {},
    /entry of the sidebar for \/offers, which is no page of the dashboard/,
  ],
  [
    'an entry of the sidebar for many addresses',
    inDashboard('/dashboard/offers/:id'),
    {},
    /entry of the sidebar for \/dashboard\/offers\/:id/,
  ],
  [
    'a page of the dashboard that is too heavy with the frame around it',
    inDashboard('/dashboard/offers', 95_000),
    {},
    /page product of catalog 1\.1 needs 275000 bytes .*270000 are allowed/,
  ],
  [
    'a frame that takes the pages of others over their budget',
    { ...dashboard, version: '2.0', slots: { dashboardFrame: { files: [], bytes: 100_000 } } },
    { remotes: [inDashboard('/dashboard/offers')] },
    /page product of catalog 1\.1 .*270000 are allowed/,
  ],
  ['a route of the host', withRoute('/login'), {}, /belongs to host/],
  ['an address of the server', withRoute('/api/v1'), {}, /belongs to the server/],
  [
    'a slot of another',
    { ...fine, slots: { miniCart: { files: [], bytes: 1 } } },
    {},
    /the slot miniCart, which belongs to checkout/,
  ],
  [
    'a service the owner has not allowed',
    { ...fine, service: true },
    { services: ['checkout'] },
    /catalog 1\.1 has a service of its own, whose address the owner of the shop has not allowed/,
  ],
  [
    'a need of the service of another',
    { ...needing('/x/checkout/summary'), service: true },
    { services: ['catalog', 'checkout'] },
    /needs the call \/x\/checkout\/summary for .* which is of no service of its own/,
  ],
  [
    'a need of a service the record does not name',
    needing('/x/catalog/summary'),
    { services: ['catalog'] },
    /which is of no service of its own/,
  ],
  ['an address of services', withRoute('/x/offers'), {}, /belongs to the server/],
  [
    'a need of a call that is not there',
    needing('thing'),
    {},
    /needs the call thing for \/product\/:slug, which the shop does not have/,
  ],
  [
    'a need of a call that is for staff',
    needing('productBySlug'),
    { calls: { productBySlug: call({ access: 'staff' }) } },
    /which not every visitor may read/,
  ],
  [
    'a need of a call that changes something',
    needing('productBySlug'),
    { calls: { productBySlug: call({ method: 'POST' }) } },
    /which is no reading/,
  ],
  [
    'a need that no page reads',
    { ...needing('productBySlug'), calls: [] },
    {},
    /which no page of it reads/,
  ],
  [
    'a page over its budget',
    { ...fine, pages: { product: { files: [], bytes: 90_000 } } },
    {},
    /needs \d+ bytes .*220000 are allowed/,
  ],
  [
    'a slot that takes the pages of others over their budget',
    { ...fine, slots: { headerLinks: { files: [], bytes: 60_000 } } },
    {},
    /page cart of checkout .*220000 are allowed/,
  ],
  [
    'an unknown contract',
    { ...fine, contract: { version: '9', digest: 'new' } },
    {},
    /which this shop has never had/,
  ],
  ['a call that is gone', fine, { calls: {} }, /makes the call productBySlug, which is not there/],
  [
    'a call that moved',
    fine,
    { calls: { productBySlug: call({ path: '/p/:slug' }) } },
    /its path is \/p\/:slug/,
  ],
  [
    'a call that is for staff now',
    fine,
    { calls: { productBySlug: call({ access: 'staff' }) } },
    /for staff only/,
  ],
  [
    'an answer without a field',
    fine,
    answering({ type: 'object', required: [], properties: { price: { type: 'number' } } }),
    /response\.title is required on one side only/,
  ],
  [
    'an answer of another type',
    fine,
    answering({ type: 'object', required: ['title'], properties: { title: { type: 'number' } } }),
    /response\.title is number, not string/,
  ],
  [
    'an input with fewer values',
    fine,
    taking({ type: 'object', required: [], properties: { sort: { enum: ['new'] } } }),
    /query\.sort may be "cheap"/,
  ],
  [
    'an input with a lower bound',
    fine,
    taking({
      type: 'object',
      required: [],
      properties: { page: { type: 'integer', maximum: 10 } },
    }),
    /query\.page has another maximum/,
  ],
  [
    'an input that is required now',
    fine,
    taking({ type: 'object', required: ['lang'], properties: { lang: text } }),
    /query\.lang is required/,
  ],
  ...['constructor', 'toString', '__proto__'].map((name): Break => [
    `the call ${name}, which every object has`,
    { ...fine, calls: [name] },
    {},
    new RegExp(`call ${name}, which is not there|call "${name}", which isn't`),
  ]),
  ...['constructor', 'toString', 'valueOf'].map((module): Break => [
    `the module ${module}, which every object has`,
    { ...fine, uses: { [module]: { range: '^1', names: ['x'] } } },
    {},
    new RegExp(`needs ${module}, which host 2.0 does not have`),
  ]),
  ...(
    [
      ['call', { calls: ['a call'] }],
      ['page', { pages: { ...fine.pages, '../product': { files: [], bytes: 1 } } }],
      ['slot', { slots: { 'header links': { files: [], bytes: 1 } } }],
      ['module', { uses: { '../react': { range: '^19', names: [] } } }],
    ] satisfies [string, Partial<ReleaseRecord>][]
  ).map(([kind, parts]): Break => {
    const words = new RegExp(`names the ${kind} .*, which isn't`);
    return [`a name that cannot be that of the ${kind}`, { ...fine, ...parts }, {}, words];
  }),
  ...[
    '/checkout?',
    '/cart?',
    '/login?',
    '/preview?',
    '/order/:number?',
    '/*',
    '*',
    '/dashboard/*',
    '/offers/:id*',
    '/:page',
    '/:page/offers',
    '/offers.html',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '//offers',
    '/offers/',
    '/of%66ers',
    '/offers#all',
  ].map((path): Break => [`the address ${path}`, withRoute(path), {}, /an address is made of/]),
  ...['/healthz', '/readyz', '/metrics', '/Preview/end'].map((path): Break => [
    `the address ${path}`,
    withRoute(path),
    {},
    /belongs to the server/,
  ]),
  ['a file without a hash', { ...fine, start: ['x.js'] }, {}, /names x\.js but has no hash/],
  [
    'a route without a page',
    { ...fine, pages: {} },
    {},
    /leads to the page product, which the record does not describe/,
  ],
  [
    'a host without a module a live remote needs',
    lesserHost,
    {},
    /catalog 1\.1 needs @pasal\/shared\/api, which host 3\.0 does not have/,
  ],
];

test.each(breaks)('refuses %s, and names both sides', (_what, record, beside, words) => {
  const problems = check(record, beside);
  expect(problems.map((each) => each.text.en).join('\n')).toMatch(words);
  for (const each of problems) {
    expect([each.name, each.release, each.shop].every((word) => word !== '')).toBe(true);
  }
});

const wider = {
  type: 'object',
  required: ['title', 'stock'],
  properties: { title: text, price: { type: 'number' }, stock: { type: 'integer' } },
};
const compatible: [what: string, record: ReleaseRecord, beside: Beside][] = [
  ['a release that changes nothing', fine, {}],
  ['a page more', { ...fine, routes: [...fine.routes, { path: '/offers', page: 'product' }] }, {}],
  ['a page of the dashboard with an entry', inDashboard('/dashboard/offers'), {}],
  ['a slot several may fill', { ...fine, slots: { headerLinks: { files: [], bytes: 1 } } }, {}],
  ['its own route and endpoint again', { ...fine, version: '1.2' }, {}],
  ['an answer with a field more', fine, answering(wider)],
  [
    'an input with a choice more',
    fine,
    taking({
      type: 'object',
      required: [],
      properties: {
        sort: { enum: ['new', 'cheap', 'old'] },
        page: { type: 'integer' },
        lang: text,
      },
    }),
  ],
  ['a call that is public now', fine, { calls: { productBySlug: call() } }],
  [
    'a newer minor of the host',
    api('^1.2.0', ['queryOf']),
    {
      hosts: [
        {
          ...host,
          provides: {
            ...host.provides,
            '@pasal/shared/api': { version: '1.9.0', names: ['queryOf', 'more'] },
          },
        },
      ],
    },
  ],
  [
    'a host with more to give',
    {
      ...host,
      version: '2.1',
      provides: { ...host.provides, 'react-dom': { version: '19.3.1', names: ['createPortal'] } },
      contract: fine.contract,
    },
    {},
  ],
];

test.each(compatible)('passes %s', (_what, record, beside) => {
  expect(check(record, beside)).toEqual([]);
});

/** Addresses that the gate accepts, of few words, so that many match two of them. */
const part = fc.constantFrom('cart', 'Cart', 'order', ':a', ':b', 'x-1');
const pattern = fc
  .tuple(fc.constantFrom('cart', 'order', 'CART'), fc.array(part, { maxLength: 3 }))
  .map(([first, rest]) => `/${[first, ...rest].join('/')}`);

/** Every address that has one of these words in each place. */
const combinations = (places: readonly (readonly string[])[]): string[] =>
  places.reduce<string[]>(
    (begun, words) => begun.flatMap((address) => words.map((word) => `${address}/${word}`)),
    [''],
  );

test('two patterns meet where the page’s router finds an address that belongs to both', () => {
  fc.assert(
    fc.property(pattern, pattern, (mine, theirs) => {
      const routes = [{ path: theirs, page: 'login' }];
      const problems = check(withRoute(mine), { hosts: [{ ...host, routes }] });
      const isRefused = problems.some(({ shop }) => shop.endsWith('of host'));
      // A parameter matches any word: also each word of the other pattern, and one that is in neither.
      const words = ['cart', 'order', 'x-1', 'other'];
      const addresses = combinations(
        mine
          .split('/')
          .slice(1)
          .map((each) => (each.startsWith(':') ? words : [each])),
      );
      const isMet = addresses.some((address) => matchPath(theirs, address));
      expect([mine, theirs, isRefused]).toEqual([mine, theirs, isMet]);
    }),
    { numRuns: 300 },
  );
});

test('every kind of subject has a break that is refused', () => {
  const seen = new Set(
    breaks.flatMap(([, record, beside]) => check(record, beside).map((each) => each.subject)),
  );
  expect([...seen].toSorted()).toEqual([
    'budget',
    'call',
    'contract',
    'file',
    'name',
    'need',
    'range',
    'record',
    'route',
    'service',
    'slot',
  ]);
});

test('what a release wraps is said to whoever asks the gate, and is no problem', () => {
  const record = releaseRecord({ version: '1.0', wraps: ['fetch'] });
  expect(notesOf(record).map(({ en }) => en)).toEqual([
    expect.stringMatching(/ 1\.0 wraps fetch: on every page it is on/),
  ]);
  expect(notesOf(releaseRecord({}))).toEqual([]);
});
