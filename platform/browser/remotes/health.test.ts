import { answerAddresses } from '@pasal/shared/testing';
import { makeHealth, NO_HEALTH, pageTicket } from './health';

const CATALOG = { name: 'catalog', version: '1.0' };
const REPORT = 'POST /api/v1/release-health';

/** What was told, report by report. */
function tellAll(weight: number) {
  const server = answerAddresses({ [REPORT]: {} });
  async function told(): Promise<unknown[]> {
    await new Promise((resolve) => setTimeout(resolve));
    return server.calls.map(({ body }) => body);
  }
  return { health: makeHealth({ text: 'signed', weight }), told };
}

const times = (serverTiming?: object[]) => ({ getEntriesByType: () => [{ serverTiming }] });
const read = (serverTiming?: object[]) => pageTicket(times(serverTiming) as unknown as Performance);

test('the ticket is read from beside the document', () => {
  const timing = { name: 'health', description: 'signed', duration: 10 };
  expect(read([{ name: 'cache' }, timing])).toEqual({ text: 'signed', weight: 10 });
  expect([read([]), read(), pageTicket({ getEntriesByType: () => [] })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('each failure is told once, at once, in a page that was drawn or not', async () => {
  for (const weight of [0, 10]) {
    const { health, told } = tellAll(weight);
    health.failed('catalog', 'chunk', '1.0');
    health.failed('catalog', 'chunk', '1.0');
    health.failed('catalog', 'render', '1.0');
    health.failed('host', 'record');
    expect(await told()).toEqual([
      { ticket: 'signed', events: [{ name: 'catalog', phase: 'chunk', version: '1.0' }] },
      { ticket: 'signed', events: [{ name: 'catalog', phase: 'render', version: '1.0' }] },
      { ticket: 'signed', events: [{ name: 'host', phase: 'record' }] },
    ]);
  }
});

test('what worked is told once and together, but for what has failed', async () => {
  const { health, told } = tellAll(1);
  health.failed('checkout', 'entry');
  health.worked([{ name: 'host' }, CATALOG, { name: 'checkout' }]);
  health.worked([{ name: 'host' }, CATALOG]);
  expect((await told()).slice(1)).toEqual([
    {
      ticket: 'signed',
      events: [
        { name: 'host', phase: 'load' },
        { name: 'catalog', phase: 'load', version: '1.0' },
      ],
    },
  ]);
});

test('a page that was not drawn tells nothing of what worked', async () => {
  const { health, told } = tellAll(0);
  health.worked([{ name: 'host' }, CATALOG]);
  expect(await told()).toEqual([]);
});

test('without a ticket nothing is told, and a shop that is away is no fault of the page', async () => {
  const { health } = tellAll(1);
  expect(makeHealth(undefined)).toBe(NO_HEALTH);
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new Error('away'));
  health.failed('catalog', 'chunk');
  await Promise.resolve();
});
