import type { MicroFrontend, Need, PageFiles, ReleaseRecord } from '../contract/release';
import type { Shop } from './shop';

type Prefetch = NonNullable<MicroFrontend['extras']['prefetch']>;
type Shape = Prefetch['shapes'][string]['query']['properties'][string];
type Properties = Record<string, Partial<Shape> | undefined>;

/** Lists the parameters a need takes from the address and converts to another type than text. */
function readingsOf({ call, query = {} }: Need, calls: Shop['calls']): [string, Shape][] {
  const { properties = {} } = (calls[call]?.query ?? {}) as { properties?: Properties };
  return Object.entries(query).flatMap(([name, value]) => {
    const { type, enum: values } = properties[name] ?? {};
    const isOfAddress = 'search' in value || 'path' in value;
    if (!isOfAddress || !type || (type === 'string' && !values)) return [];
    return [[name, { type, ...(values && { enum: values }) }]];
  });
}

function shapesOf(needs: readonly Need[], calls: Shop['calls']): Prefetch['shapes'] {
  const shapes: Prefetch['shapes'] = {};
  for (const need of needs) {
    const readings = readingsOf(need, calls);
    if (readings.length === 0) continue;
    const properties = { ...shapes[need.call]?.query.properties, ...Object.fromEntries(readings) };
    shapes[need.call] = { query: { properties } };
  }
  return shapes;
}

const ofShop = ({ routes }: ReleaseRecord) => routes.filter(({ layout }) => layout !== 'dashboard');

/** Files and sizes of a release's shop pages; those of the dashboard are many, and never prefetched. */
export function pageFilesOf(release: ReleaseRecord): PageFiles {
  const { start, bytes, pages } = release;
  const named = ofShop(release).flatMap(({ page }) =>
    pages[page] ? [[page, pages[page]] as const] : [],
  );
  return { start: { files: start, bytes }, pages: Object.fromEntries(named) };
}

/** Describes how the needs of a release's shop pages are read, so that their answers can be prefetched. */
export function prefetchOf(release: ReleaseRecord, calls: Shop['calls']): Prefetch | undefined {
  const routes = ofShop(release);
  if (routes.length === 0) return undefined;
  const needs = routes.flatMap((route) => route.needs ?? []);
  return { shapes: shapesOf(needs, calls) };
}
