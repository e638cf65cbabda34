import type { FilledShop } from './database';
import { interleaved, median, throughput, type Target } from './load';
import { startBare, startShop } from './servers';
import type { Finding } from './report';

const LOAD = { connections: 32, seconds: 4 };
const ROUNDS = 5;

/** The server never answers a visitor whose cookie looks like that of staff from the cache. */
const UNCACHED = { cookie: 'staff_session=nobody' };

function bySlug(url: string, slugs: readonly string[], headers = {}): Target {
  let index = 0;
  const { pathname } = new URL(url);
  return {
    url,
    next: (request) => {
      index += 1;
      return { ...request, headers, path: `${pathname}/${slugs[index % slugs.length]}` };
    },
  };
}

const listing = (url: string, headers = {}): Target => ({
  url,
  next: (request) => ({ ...request, headers }),
});

/** Compares the public listing and a product by slug with the bare routes, on the same PostgreSQL. */
export async function measureReads([shop]: FilledShop[]): Promise<Finding[]> {
  if (shop === undefined) throw new Error('there is no shop');
  const ours = await startShop(shop);
  const bare = await startBare(shop.databaseUrl);
  const list = `${ours.url}/api/v1/product/public`;
  const slug = `${ours.url}/api/v1/product/slug`;
  const targets = {
    bareList: listing(`${bare.url}/list`),
    list: listing(list, UNCACHED),
    cachedList: listing(list),
    bareSlug: bySlug(`${bare.url}/slug`, shop.slugs),
    slug: bySlug(slug, shop.slugs, UNCACHED),
    cachedSlug: bySlug(slug, shop.slugs),
  };
  try {
    for (const target of Object.values(targets)) {
      await throughput(target, { ...LOAD, seconds: 2 });
    }
    const asked = (name: keyof typeof targets) => () => throughput(targets[name], LOAD);
    const values = await interleaved(ROUNDS, {
      bareList: asked('bareList'),
      list: asked('list'),
      cachedList: asked('cachedList'),
      bareSlug: asked('bareSlug'),
      slug: asked('slug'),
      cachedSlug: asked('cachedSlug'),
    });
    const of = (name: keyof typeof targets) => median(values[name]);
    const row = (what: string, name: keyof typeof targets, bareName: keyof typeof targets) => {
      const ratio = of(name) / of(bareName);
      return { what, figures: [of(name), of(bareName)], unit: 'requests/s', ratio };
    };
    return [
      { ...row('listing of 20, from the database', 'list', 'bareList'), atLeast: 0.5 },
      { ...row('listing of 20, kept', 'cachedList', 'bareList'), atLeast: 1 },
      { ...row('product by slug, from the database', 'slug', 'bareSlug'), atLeast: 0.5 },
      { ...row('product by slug, kept', 'cachedSlug', 'bareSlug'), atLeast: 1 },
    ];
  } finally {
    await ours.stop();
    await bare.stop();
  }
}
