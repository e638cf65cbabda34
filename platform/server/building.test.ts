import { fastify } from 'fastify';
import type { Language } from '../contract/language';
import {
  awaitedPart,
  isGrowing,
  sendBeingBuilt,
  type Building,
  type UnbuiltPart,
} from './building';
import { discoveryOf } from './discovery';

const part = (name: string, given: Partial<UnbuiltPart> = {}): UnbuiltPart => ({
  name,
  title: { en: `The ${name}`, ne: `${name} पसल` },
  routes: [{ path: `/${name}/:id` }],
  around: [],
  missing: ['en', 'ne'],
  hasFailed: false,
  ...given,
});

function buildingOf(...parts: UnbuiltPart[]) {
  const asked: string[] = [];
  const building: Building = {
    opens: Promise.resolve(),
    unbuilt: () => parts,
    ask: (name, language) => asked.push(`${name} ${language}`),
    buildKit: () => Promise.resolve(),
  };
  const awaited = (path: string, language: Language = 'en') =>
    awaitedPart(building, { path, language })?.name;
  return { building, asked, awaited };
}

const frame = part('dashboard', {
  routes: [{ path: '/dashboard', layout: 'dashboard' }],
  around: ['dashboard'],
});
const releases = part('releases', {
  routes: [{ path: '/dashboard/releases', layout: 'dashboard' }],
});
const search = part('search', { missing: ['ne'], around: ['shop'] });

test('a page waits for the part it is of, which is built before others from then on', () => {
  const { asked, awaited } = buildingOf(part('order'), search);
  expect([awaited('/order/7'), awaited('/elsewhere'), awaited('/search/7')]).toEqual([
    'order',
    undefined,
    undefined,
  ]);
  expect(asked).toEqual(['order en']);
});

test('a page in Nepali waits for all that has words on it, one of the dashboard for its frame', () => {
  const shop = buildingOf(part('order'), search);
  expect([shop.awaited('/elsewhere', 'ne'), shop.awaited('/order/7', 'ne')]).toEqual([
    'search',
    'order',
  ]);
  expect(shop.asked).toEqual(['search ne', 'order ne', 'search ne']);
  const { asked, awaited } = buildingOf(frame, releases);
  expect(awaited('/dashboard/releases')).toBe('releases');
  expect(asked).toEqual(['releases en', 'dashboard en']);
});

async function pageOf(waiting: UnbuiltPart, language: Language) {
  const app = fastify();
  app.get('/', (_request, reply) => sendBeingBuilt(reply, { part: waiting, language }));
  const { statusCode, headers, body } = await app.inject('/');
  return { statusCode, again: headers['retry-after'], cache: headers['cache-control'], body };
}

test('the page says what is being built, in the language of its address, and looks again by itself', async () => {
  const page = await pageOf(part('order'), 'en');
  expect([page.statusCode, page.again, page.cache]).toEqual([503, '2', 'no-store']);
  expect(page.body).toContain('<h1>The order is being built</h1>');
  expect(page.body).toContain('location.reload()');
  expect((await pageOf(part('order'), 'ne')).body).toContain('<h1>order पसल तयार हुँदैछ</h1>');
});

test('the page of a part that could not be built says where the reason stands, and does not look again', async () => {
  const page = await pageOf(part('order', { hasFailed: true }), 'en');
  expect([page.statusCode, page.again]).toEqual([503, undefined]);
  expect(page.body).toContain('The order could not be built');
  expect(page.body).not.toContain('location.reload()');
});

test('while English pages are still to come, the list of remotes says that it is not all', () => {
  expect([isGrowing(undefined), isGrowing(buildingOf(search).building)]).toEqual([false, false]);
  expect(isGrowing(buildingOf(part('order')).building)).toBe(true);
  expect(discoveryOf({ remotes: [], isGrowing: true }, {})).toMatchObject({ only: 'shop' });
  expect(discoveryOf({ remotes: [], isGrowing: false }, {})).not.toHaveProperty('only');
});
