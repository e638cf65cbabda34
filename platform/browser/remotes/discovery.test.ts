import type { DiscoveryDocument } from '../../contract/release';
import { answerAddresses, failWith } from '@pasal/shared/testing';
import { readRemotes } from './discovery';

const release = (version: string, isDefault: boolean) => ({
  url: `/remotes/catalog/${version}/remoteEntry.js`,
  metadata: { version, integrity: 'sha384-x' },
  extras: { title: 'the catalogue', routes: [{ path: '/', page: 'home' }], slots: [] },
  deployment: { traffic: isDefault ? 100 : 0, default: isDefault },
});
const known = (version: string) => ({
  name: 'catalog',
  title: 'the catalogue',
  entry: `/remotes/catalog/${version}/remoteEntry.js`,
  integrity: 'sha384-x',
  version,
  routes: [{ path: '/', page: 'home' }],
  slots: [],
  rendered: false,
});
const answer: DiscoveryDocument = {
  schema: 'x',
  microFrontends: { catalog: [release('1.0', false), release('2.0', true)], empty: [] },
};

function pageWith(inlined?: string) {
  const page = document.implementation.createHTMLDocument();
  if (inlined === undefined) return page;
  const element = page.createElement('script');
  element.id = 'discovery';
  element.type = 'application/json';
  element.textContent = inlined;
  page.head.append(element);
  return page;
}

describe('the discovery document', () => {
  const unreadable = jest.fn();
  beforeEach(() => unreadable.mockClear());

  it('is read out of the page, without a call, in the default release of each remote', async () => {
    const server = answerAddresses({});
    const remotes = await readRemotes(pageWith(JSON.stringify(answer)), unreadable);
    const lastGood = { ...known('1.0'), standsIn: true };
    expect(remotes).toEqual({ known: [{ ...known('2.0'), lastGood }], hasDashboard: true });
    expect(server.calls).toEqual([]);
  });

  it('may be of the shop’s pages alone', async () => {
    const { microFrontends } = answer;
    const page = pageWith(JSON.stringify({ microFrontends, only: 'shop' }));
    expect(await readRemotes(page, unreadable)).toMatchObject({ hasDashboard: false });
  });

  it('is asked of the server when the page has none', async () => {
    const server = answerAddresses({ 'GET /discovery.json': answer });
    const { known: remotes, hasDashboard } = await readRemotes(pageWith(), unreadable);
    expect(remotes).toHaveLength(1);
    expect(hasDashboard).toBe(true);
    expect(server.calls).toHaveLength(1);
  });

  it('leaves out a remote it describes wrongly, and no other', async () => {
    const wrong = [{ ...release('1.0', true), extras: { title: 'broken' } }] as unknown as [];
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const microFrontends = { broken: wrong, odd: null as unknown as [], ...answer.microFrontends };
    const page = pageWith(JSON.stringify({ schema: 'x', microFrontends }));
    const { known: remotes } = await readRemotes(page, unreadable);
    expect(unreadable.mock.calls).toEqual([['broken'], ['odd']]);
    expect(remotes.map(({ name }) => name)).toEqual(['catalog']);
    expect(log.mock.calls).toEqual([
      ['the description of broken cannot be read'],
      ['the description of odd cannot be read'],
    ]);
    log.mockClear();
  });

  it('takes the last good version of a remote whose own it describes wrongly', async () => {
    const wrong = { ...release('2.0', true), extras: { title: 'broken' } } as unknown as never;
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const microFrontends = { catalog: [wrong, release('1.0', false)] };
    const page = pageWith(JSON.stringify({ schema: 'x', microFrontends }));
    const { known: remotes } = await readRemotes(page, unreadable);
    expect(remotes).toEqual([{ ...known('1.0'), standsIn: true }]);
    expect(unreadable.mock.calls).toEqual([['catalog']]);
    log.mockClear();
  });

  it('fails when the server has none', async () => {
    answerAddresses({ 'GET /discovery.json': failWith(503, {}) });
    await expect(readRemotes(pageWith(), unreadable)).rejects.toThrow('503');
  });
});
