import { NO_HEALTH } from './health';
import { loadPart } from './load-part';
import type { Remotes } from './remotes';
import { makeFakeRemotes } from '../../../host/src/testing/render-host';

const SRC = 'http://localhost/remotes/catalog/1/x.js';

interface Failing {
  /** The server's answers when the page examines the script that failed; none when none has. */
  answers?: (Response | Error)[];
  isLate?: boolean;
  hasEntry?: boolean;
}

/** Returns the phase that is reported when a part of the catalogue does not come. */
async function phaseOf({ answers, isLate = false, hasEntry = true }: Failing) {
  const fetched = jest.spyOn(globalThis, 'fetch');
  for (const answer of answers ?? []) {
    if (answer instanceof Error) fetched.mockRejectedValueOnce(answer);
    else fetched.mockResolvedValueOnce(answer);
  }
  const script = document.createElement('script');
  script.src = SRC;
  const failing = answers && script;
  const reported: unknown[] = [];
  const whenReported = new Promise<void>((resolve) => {
    Object.assign(globalThis, { catalog: hasEntry ? { get: null, init: null } : undefined });
    const fake = makeFakeRemotes(() => Promise.reject(new Error('away')));
    const failed = (...given: unknown[]) => {
      reported.push(given);
      resolve();
    };
    const remotes: Remotes = {
      ...fake,
      health: { ...NO_HEALTH, failed },
      scripts: { ...fake.scripts, lastFailed: () => failing, isLate: () => isLate },
    };
    loadPart(remotes, { remote: 'catalog', kind: 'page', name: 'home' }).catch(() => undefined);
  });
  await whenReported;
  return reported;
}

const there = () => ({ ok: true }) as Response;
const gone = () => ({ ok: false }) as Response;
const refused = new Error('Failed integrity metadata check');

test.each<[string, Failing, string]>([
  ['an entry that is not there', { answers: [gone()], hasEntry: false }, 'entry'],
  ['an entry that defines nothing', { hasEntry: false }, 'entry'],
  ['a server that is away', { answers: [new Error('away')], hasEntry: false }, 'entry'],
  ['a script that never came', { answers: [], isLate: true }, 'chunk'],
  ['a script that is there by now', { answers: [there(), there()] }, 'chunk'],
  ['a module that throws', {}, 'chunk'],
  ['an entry with other bytes', { answers: [there(), refused], hasEntry: false }, 'integrity'],
  ['a script with other bytes', { answers: [there(), refused] }, 'integrity'],
])('%s', async (_case, failing, phase) => {
  expect(await phaseOf(failing)).toEqual([['catalog', phase, '1']]);
});
