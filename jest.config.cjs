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
const browser = (name) => ({
  ...common,
  displayName: name,
  rootDir: `${__dirname}/${name}`,
  testEnvironment: `${__dirname}/shared/src/testing/browser-environment.cjs`,
  testEnvironmentOptions: { customExportConditions: ['require', 'node'] },
  setupFilesAfterEnv: [`${__dirname}/shared/src/testing/setup.ts`],
});

/** One project per workspace; a suite runs in the surroundings its code lives in. */
module.exports = {
  // Jest takes this from here only. Suites start databases and processes, on two cores.
  testTimeout: 60_000,
  projects: [
    browser('shared'),
    browser('host'),
    browser('remote-catalog'),
    browser('remote-checkout'),
    browser('remote-dashboard'),
    {
      ...common,
      displayName: 'server',
      rootDir: `${__dirname}/server`,
      testEnvironment: 'node',
      transform: {
        ...common.transform,
        'node_modules/@electric-sql/pglite/.+\\.c?js$': `${__dirname}/server/src/testing/pglite-transform.cjs`,
      },
      transformIgnorePatterns: ['/node_modules/(?!@electric-sql/pglite/)'],
    },
  ],
};
