const path = require('node:path');

/**
 * Compiles TypeScript for a test, and ESM-only packages.
 * @type {[string, object]}
 */
const swc = [
  require.resolve('./swc.cjs'),
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
  },
];
const transform = { '^.+\\.tsx?$': swc };

/**
 * The jest project of a part of the shop that runs in the browser.
 * @param {object} part
 * @param {string} part.name display name of its tests
 * @param {string} part.directory the absolute path of its folder
 * @param {string[]} [part.modulesOnly] its ESM-only packages, which are compiled like its own sources
 * @returns {import('jest').Config}
 */
function browserProject({ name, directory, modulesOnly = [] }) {
  const names = ['@pasal/shared', ...modulesOnly].join('|');
  return {
    displayName: name,
    rootDir: directory,
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    testEnvironment: path.join(__dirname, 'browser-environment.cjs'),
    testEnvironmentOptions: { customExportConditions: ['require', 'node'] },
    setupFilesAfterEnv: [path.join(__dirname, 'setup.cjs')],
    transform: { ...transform, [`/node_modules/(?:${names})/.+\\.m?js$`]: swc },
    transformIgnorePatterns: [`/node_modules/(?!(?:${names})/)`],
  };
}

module.exports = { browserProject, transform };
