import { expectSmallBackup } from '../testing/large-releases';

jest.setTimeout(30 * 60_000);

const MEGABYTE = 1024 * 1024;

test('large releases and many own builds are saved and put back within 300 MB', () =>
  expectSmallBackup([
    { name: 'offers', source: 'team', count: 3, bytes: 20 * MEGABYTE, record: 500_000 },
    { name: 'host', source: 'own', count: 120, bytes: 30_000, record: 450_000 },
  ]));

test('20 releases of the largest size are saved and put back within 300 MB', () =>
  expectSmallBackup([
    { name: 'offers', source: 'team', count: 20, bytes: 20 * MEGABYTE, record: 500_000 },
  ]));

test('2,000 own builds are saved and put back within 300 MB', () =>
  expectSmallBackup([
    { name: 'host', source: 'own', count: 1000, bytes: 550_000, record: 60_000 },
    { name: 'dashboard', source: 'own', count: 1000, bytes: 300_000, record: 60_000 },
  ]));
