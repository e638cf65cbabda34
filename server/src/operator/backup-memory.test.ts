import { expectSmallBackup } from '../testing/large-releases';

// The machine may be busy with other suites.
jest.setTimeout(300_000);

test('large releases and many own builds are saved and put back within 300 MB', () =>
  expectSmallBackup([
    { name: 'offers', source: 'team', count: 3, bytes: 20 * 1024 * 1024, record: 500_000 },
    { name: 'host', source: 'own', count: 120, bytes: 30_000, record: 450_000 },
  ]));
