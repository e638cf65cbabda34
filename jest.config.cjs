const { availableParallelism } = require('node:os');
const remotes = require('./shared/src/contracts/remotes.json');

const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
  },
];
const common = { transform: { '^.+\\.tsx?$': swc } };
const editorPackages = '(?:quill|react-quill|parchment|lodash-es|eventemitter3)';
const editor = `/node_modules/${editorPackages}/`;
/** What a workspace needs beyond the rest. */
const special = {
  // The editor comes as modules only.
  'remote-dashboard': {
    transform: { ...common.transform, [`${editor}.+\\.js$`]: swc },
    transformIgnorePatterns: [`/node_modules/(?!${editorPackages}/)`],
  },
};
const browser = (name) => ({
  ...common,
  displayName: name,
  rootDir: `${__dirname}/${name}`,
  testEnvironment: `${__dirname}/shared/src/testing/browser-environment.cjs`,
  testEnvironmentOptions: { customExportConditions: ['require', 'node'] },
  setupFilesAfterEnv: [`${__dirname}/shared/src/testing/setup.ts`],
  ...special[name],
});

/** One project per workspace; a suite runs in the surroundings its code lives in. */
module.exports = {
  // Of two cores jest would use one; half of the time a suite waits for a database or a process.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // Jest takes this from here only. Suites start databases and processes, on two cores.
  testTimeout: 60_000,
  projects: [
    ...['shared', 'host', ...Object.values(remotes)].map(browser),
    {
      ...common,
      displayName: 'server',
      rootDir: `${__dirname}/server`,
      // The demo is tested on the server's databases.
      roots: [`${__dirname}/server`, `${__dirname}/demo`],
      testEnvironment: `${__dirname}/server/src/testing/database/server-environment.cjs`,
      globalSetup: `${__dirname}/server/src/testing/database/start-shared-postgres.ts`,
      globalTeardown: `${__dirname}/server/src/testing/database/stop-shared-postgres.ts`,
      transform: {
        ...common.transform,
        'node_modules/@electric-sql/pglite/.+\\.c?js$': `${__dirname}/server/src/testing/database/pglite-transform.cjs`,
      },
      transformIgnorePatterns: ['/node_modules/(?!@electric-sql/pglite/)'],
    },
  ],
};
