import { expectSmallBackup } from '../testing/large-releases';

jest.setTimeout(30 * 60_000);

const MEGABYTE = 1024 * 1024;

test('20 releases of the largest size are saved and put back within 300 MB', () =>
  expectSmallBackup([
    { name: 'offers', source: 'team', count: 20, bytes: 20 * MEGABYTE, record: 500_000 },
  ]));

test('2,000 own builds are saved and put back within 300 MB', () =>
  expectSmallBackup([
    { name: 'host', source: 'own', count: 1000, bytes: 550_000, record: 60_000 },
    { name: 'dashboard', source: 'own', count: 1000, bytes: 300_000, record: 60_000 },
  ]));
