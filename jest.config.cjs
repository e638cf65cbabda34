const { existsSync, readdirSync } = require('node:fs');
const { availableParallelism } = require('node:os');
const path = require('node:path');
const { browserProject, transform } = require('./platform/kit/jest/browser-project.cjs');

const jest = (name) => path.join(__dirname, 'platform/kit/jest', `${name}.cjs`);
/** What all projects have: each worker compiles a module once, and what is compiled outlives `npm ci`. */
const common = {
  transform,
  runtime: jest('kept-modules'),
  testRunner: jest('measured-circus'),
  cacheDirectory: path.join(__dirname, '.cache/jest'),
};
/** Every `remote-<name>` folder is a remote; its package.json says what jest has to know of it. */
const remotes = readdirSync(__dirname).filter(
  (name) => name.startsWith('remote-') && existsSync(path.join(__dirname, name, 'package.json')),
);
const ownWords = (name) => require(path.join(__dirname, name, 'package.json')).pasal ?? {};

/** Packages of the server that come as modules only, with what `sanitize-html` and `@fastify/static` use. */
const modulesOnly =
  'age-encryption|@noble|@scure|content-disposition|htmlparser2|dom(?:-serializer|elementtype|handler|utils)|entities';

const browser = (name) => ({
  ...common,
  ...browserProject({ ...ownWords(name), name, directory: path.join(__dirname, name) }),
});

/** One project per workspace; a suite runs in the surroundings its code lives in. */
module.exports = {
  // Half of the time a suite waits for a database or a process: three fill two cores.
  maxWorkers: availableParallelism() + 1,
  // Jest takes this from here only. It ends what hangs: suites start databases, builds and processes, where others work too.
  testTimeout: 900_000,
  reporters: ['default', jest('slowest-suites')],
  projects: [
    ...['shared', ...remotes].map(browser),
    // What of the platform runs in a browser is tried in the host, which brings it there.
    { ...browser('host'), roots: [`${__dirname}/host`, `${__dirname}/platform/browser`] },
    {
      ...common,
      displayName: 'kit',
      rootDir: `${__dirname}/platform/kit`,
      testPathIgnorePatterns: ['/node_modules/', '/dist/'],
      testEnvironment: 'node',
    },
    {
      ...common,
      displayName: 'bench',
      rootDir: `${__dirname}/bench`,
      // Its suites run on the server's databases, with the server's.
      testPathIgnorePatterns: ['/node_modules/', '/bench/search/'],
      testEnvironment: 'node',
    },
    {
      ...common,
      displayName: 'e2e',
      rootDir: `${__dirname}/e2e`,
      roots: [`${__dirname}/e2e`, `${__dirname}/platform/e2e`],
      // `shop/test.ts` is what stories begin with.
      testMatch: ['**/*.test.ts'],
      testEnvironment: 'node',
    },
    {
      ...common,
      displayName: 'server',
      rootDir: `${__dirname}/server`,
      // The demo, the search and the floors below are tested on the server's databases.
      roots: [
        `${__dirname}/core`,
        `${__dirname}/platform/contract`,
        `${__dirname}/platform/server`,
        `${__dirname}/server`,
        `${__dirname}/demo`,
        `${__dirname}/bench/search`,
      ],
      testEnvironment: `${__dirname}/server/src/testing/database/server-environment.cjs`,
      globalSetup: `${__dirname}/server/src/testing/database/start-shared-postgres.ts`,
      globalTeardown: `${__dirname}/server/src/testing/database/stop-shared-postgres.ts`,
      transform: {
        ...common.transform,
        [`node_modules/(?:${modulesOnly})/.+\\.js$`]: common.transform['^.+\\.tsx?$'],
        'node_modules/@electric-sql/pglite/.+\\.c?js$': `${__dirname}/server/src/testing/database/pglite-transform.cjs`,
      },
      transformIgnorePatterns: [
        `/node_modules/(?!(?:@electric-sql/pglite|sanitize-html|${modulesOnly})/)`,
      ],
    },
  ],
};
