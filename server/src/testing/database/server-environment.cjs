const { readFileSync } = require('node:fs');
const { readFile } = require('node:fs/promises');
const Module = require('node:module');
const { TestEnvironment } = require('../../../../platform/kit/jest/node-environment.cjs');

/**
 * The embedded database, whose timer keeps no process: after a statement the engine sets one for its statistics, again
 * and again, and a worker that has no suite left would never end.
 */
function loadEngine() {
  const file = require.resolve('@electric-sql/pglite');
  const engine = new Module(file, module);
  Object.assign(engine, { filename: file, paths: module.paths });
  const timer = 'const setTimeout = (...given) => globalThis.setTimeout(...given).unref();';
  // oxlint-disable-next-line no-underscore-dangle -- Node's own name for what compiles a module
  engine._compile(`${timer}${readFileSync(file, 'utf8')}`, file);
  return engine.exports;
}

/** One embedded database for all suites of a worker, one suite after the other. */
let workersDatabase;

async function open(snapshot) {
  const { PGlite, types } = loadEngine();
  const { pg_trgm } = require('@electric-sql/pglite/contrib/pg_trgm');
  return PGlite.create({
    parsers: { [types.INT8]: Number },
    extensions: { pg_trgm },
    loadDataDir: new Blob([await readFile(snapshot)]),
  });
}

/** Node's own surroundings; a suite asks for the worker's database by `takeWorkersDatabase`. */
module.exports = class ServerEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    let taken = false;
    /** Resolves with the database, or with undefined while this suite has it already. */
    this.global.takeWorkersDatabase = async (snapshot) => {
      if (taken) return undefined;
      taken = true;
      workersDatabase ??= open(snapshot);
      return {
        pglite: await workersDatabase,
        giveBack: () => {
          taken = false;
        },
        /** For a suite that left something behind which no emptying takes away. */
        async discard() {
          const discarded = workersDatabase;
          workersDatabase = undefined;
          taken = false;
          await (await discarded)?.close();
        },
      };
    };
  }
};
