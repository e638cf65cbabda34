const { readFileSync } = require('node:fs');
const { readFile } = require('node:fs/promises');
const Module = require('node:module');
const { setFlagsFromString } = require('node:v8');
const { TestEnvironment } = require('../../../../platform/kit/jest/node-environment.cjs');

/**
 * The embedded database, whose timer does not keep the process alive: after a statement the engine sets one for its
 * statistics, again and again, and a worker without further suites would never end.
 */
function loadEngine() {
  const file = require.resolve('@electric-sql/pglite');
  const engine = new Module(file, module);
  Object.assign(engine, { filename: file, paths: module.paths });
  const timer = 'const setTimeout = (...given) => globalThis.setTimeout(...given).unref();';
  // oxlint-disable-next-line no-underscore-dangle -- Node's own name of its compile function
  engine._compile(`${timer}${readFileSync(file, 'utf8')}`, file);
  return engine.exports;
}

// V8 compiles the engine a second time, optimised, while it works: that costs more than it saves in 12,000 queries.
setFlagsFromString('--liftoff-only');

/** The file of an empty, migrated database, which is made before the first suite. */
const { PASAL_TEST_SNAPSHOT: SNAPSHOT } = process.env;
/** A suite that uses the server opens the database with the modules of this folder. */
const USES_SERVER = /\/testing\//;

/** The embedded databases of this worker that no suite uses: opening one takes seconds. */
const idle = [];
/** A suite that uses more at once waits for the others to be opened. */
const MOST_IDLE = 2;

async function open(snapshot) {
  const { PGlite, types } = loadEngine();
  const { pg_trgm } = require('@electric-sql/pglite/contrib/pg_trgm');
  return PGlite.create({
    parsers: { [types.INT8]: Number },
    extensions: { pg_trgm },
    loadDataDir: new Blob([await readFile(snapshot)]),
  });
}

/** Node's own environment; a suite takes databases of the worker by `takeWorkersDatabase`. */
module.exports = class ServerEnvironment extends TestEnvironment {
  taken = new Set();

  constructor(config, context) {
    super(config, context);
    this.file = context.testPath;
  }

  async setup() {
    await super.setup();
    // No hook's time limit runs here, however slow the machine.
    if (
      idle.length === 0 &&
      SNAPSHOT !== undefined &&
      USES_SERVER.test(readFileSync(this.file, 'utf8'))
    )
      idle.push(await open(SNAPSHOT));
    this.global.takeWorkersDatabase = async (snapshot) => {
      const pglite = idle.pop() ?? (await open(snapshot));
      this.taken.add(pglite);
      return {
        pglite,
        giveBack: () => this.giveBack(pglite),
        /** Closes a database with changes of the suite that emptying does not remove. */
        discard: async () => {
          this.taken.delete(pglite);
          await pglite.close();
        },
      };
    };
  }

  async giveBack(pglite) {
    this.taken.delete(pglite);
    if (idle.length < MOST_IDLE) idle.push(pglite);
    else await pglite.close();
  }

  async teardown() {
    for (const pglite of this.taken) await this.giveBack(pglite);
    await super.teardown();
  }
};
