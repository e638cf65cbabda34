import { calls } from '@pasal/shared/contracts/whole-calls';
import { releaseRecord } from '@pasal/server/testing/release-records';
import { discoveryOf, inlinedDiscoveryOf } from './discovery';

const home = { path: '/', page: 'home' };
const staffed = { path: '/dashboard/orders', page: 'orders', layout: 'dashboard' as const };
const frame = { dashboardFrame: { files: [], bytes: 1 } };

const shop = releaseRecord({ name: 'catalog', routes: [home] });
const dashboard = releaseRecord({ name: 'dashboard', routes: [staffed], slots: frame });
const both = releaseRecord({ name: 'offers', routes: [{ ...home, path: '/offers' }, staffed] });
const login = { path: '/login', page: 'login' };
const host = releaseRecord({ name: 'host', routes: [login] });

describe('the list of remotes in a document', () => {
  const remotes = [shop, dashboard, both];
  const named = (found: Parameters<typeof inlinedDiscoveryOf>[2]) => {
    const { microFrontends, only } = inlinedDiscoveryOf({ remotes }, calls, found);
    return [Object.keys(microFrontends), only];
  };

  it('leaves those of the dashboard alone out of a remote’s page of the shop', () => {
    expect(named({ owner: shop, route: home })).toEqual([['catalog', 'offers'], 'shop']);
  });

  it('has all on the host’s own pages, those of the dashboard, and unknown addresses', () => {
    const all = [['catalog', 'dashboard', 'offers'], undefined];
    expect(named({ owner: host, route: login })).toEqual(all);
    expect(named({ owner: dashboard, route: staffed })).toEqual(all);
    expect(named(undefined)).toEqual(all);
  });

  it('says nothing of leaving out where there is none, and describes the rest as the whole does', () => {
    const short = inlinedDiscoveryOf({ remotes: [shop] }, calls, { owner: shop, route: home });
    const { microFrontends } = discoveryOf({ remotes: [shop] }, calls);
    expect(short).toEqual({ microFrontends });
  });
});
