import { answerAddresses } from '@pasal/shared/testing';
import { makeHealth, NO_HEALTH, readPageTicket } from './health';

const CATALOG = { name: 'catalog', version: '1.0' };
const REPORT = 'POST /api/v1/release-health';

/** Makes a page's health, and reads its reports one by one. */
function watchReports(weight: number) {
  const server = answerAddresses({ [REPORT]: {} });
  async function reports(): Promise<unknown[]> {
    await new Promise((resolve) => setTimeout(resolve));
    return server.calls.map(({ body }) => body);
  }
  return { health: makeHealth({ text: 'signed', weight }), reports };
}

const times = (serverTiming?: object[]) => ({ getEntriesByType: () => [{ serverTiming }] });
const read = (serverTiming?: object[]) =>
  readPageTicket(times(serverTiming) as unknown as Performance);

test('the ticket is read from beside the document', () => {
  const timing = { name: 'health', description: 'signed', duration: 10 };
  expect(read([{ name: 'cache' }, timing])).toEqual({ text: 'signed', weight: 10 });
  expect([read([]), read(), readPageTicket({ getEntriesByType: () => [] })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('each failure is reported once, at once, in a page that was drawn or not', async () => {
  for (const weight of [0, 10]) {
    const { health, reports } = watchReports(weight);
    health.failed('catalog', 'chunk', '1.0');
    health.failed('catalog', 'chunk', '1.0');
    health.failed('catalog', 'render', '1.0');
    health.failed('host', 'record');
    expect(await reports()).toEqual([
      { ticket: 'signed', events: [{ name: 'catalog', phase: 'chunk', version: '1.0' }] },
      { ticket: 'signed', events: [{ name: 'catalog', phase: 'render', version: '1.0' }] },
      { ticket: 'signed', events: [{ name: 'host', phase: 'record' }] },
    ]);
  }
});

test('what worked is reported once and together, but for what has failed', async () => {
  const { health, reports } = watchReports(1);
  health.failed('checkout', 'entry');
  health.worked([{ name: 'host' }, CATALOG, { name: 'checkout' }]);
  health.worked([{ name: 'host' }, CATALOG]);
  expect((await reports()).slice(1)).toEqual([
    {
      ticket: 'signed',
      events: [
        { name: 'host', phase: 'load' },
        { name: 'catalog', phase: 'load', version: '1.0' },
      ],
    },
  ]);
});

test('a page that was not drawn reports nothing of what worked', async () => {
  const { health, reports } = watchReports(0);
  health.worked([{ name: 'host' }, CATALOG]);
  expect(await reports()).toEqual([]);
});

test('without a ticket nothing is reported, and a shop that is away is no fault of the page', async () => {
  const { health } = watchReports(1);
  expect(makeHealth(undefined)).toBe(NO_HEALTH);
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new Error('away'));
  health.failed('catalog', 'chunk');
  await Promise.resolve();
});

test('slowness and what a visit came to are reported once, by pages that were drawn to report', async () => {
  const drawn = watchReports(10);
  drawn.health.slow(CATALOG);
  drawn.health.slow(CATALOG);
  drawn.health.count([{ phase: 'reached' }, { phase: 'ordered' }]);
  drawn.health.count([{ phase: 'reached' }]);
  drawn.health.count([{ phase: 'refused', code: 'PRICE_CHANGED' }]);
  drawn.health.count([{ phase: 'refused', code: 'PRICE_CHANGED' }]);
  drawn.health.count([{ phase: 'refused', code: 'OUT_OF_STOCK' }]);
  expect(await drawn.reports()).toEqual([
    { ticket: 'signed', events: [{ ...CATALOG, phase: 'slow' }] },
    {
      ticket: 'signed',
      events: [
        { name: 'host', phase: 'reached' },
        { name: 'host', phase: 'ordered' },
      ],
    },
    ...['PRICE_CHANGED', 'OUT_OF_STOCK'].map((code) => ({
      ticket: 'signed',
      events: [{ name: 'host', phase: 'refused', code }],
    })),
  ]);
  const others = watchReports(0);
  others.health.slow(CATALOG);
  others.health.count([{ phase: 'reached' }]);
  expect(await others.reports()).toEqual([]);
});

test('reports go out by the copy that was taken at the start, whatever a remote makes of fetch', async () => {
  const { health, reports } = watchReports(10);
  Object.assign(globalThis, { fetch: () => Promise.reject(new Error('patched')) });
  health.failed('catalog', 'error');
  expect(await reports()).toHaveLength(1);
});
