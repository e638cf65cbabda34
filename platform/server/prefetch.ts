import type { MicroFrontend, Need, ReleaseRecord } from '../contract/release';
import type { Shop } from './shop';

type Prefetch = NonNullable<MicroFrontend['extras']['prefetch']>;
type Shape = Prefetch['shapes'][string]['query']['properties'][string];
type Properties = Record<string, Partial<Shape> | undefined>;

/** Lists the parameters a need takes from the address and reads as another type than plain text. */
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

/**
 * Describes what a page may fetch of a release before it asks for it: files and bytes of its pages, and how
 * their needs are read. It has nothing of the dashboard: its pages are many, and every document carries this.
 */
export function prefetchOf(
  { start, bytes, pages, routes }: ReleaseRecord,
  calls: Shop['calls'],
): Prefetch | undefined {
  const ofShop = routes.filter(({ layout }) => layout !== 'dashboard');
  if (ofShop.length === 0) return undefined;
  const named = ofShop.flatMap(({ page }) => (pages[page] ? [[page, pages[page]] as const] : []));
  return {
    start: { files: start, bytes },
    pages: Object.fromEntries(named),
    shapes: shapesOf(
      ofShop.flatMap(({ needs = [] }) => needs),
      calls,
    ),
  };
}
