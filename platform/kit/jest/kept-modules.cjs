const path = require('node:path');
const { setFlagsFromString } = require('node:v8');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

// V8 keeps what it compiled, however long a suite takes that does not run it.
setFlagsFromString('--no-flush-bytecode');

/** What this worker has read, by project and file. */
const texts = new Map();
/** What this worker has compiled, by file. */
const scripts = new Map();

/** Compiles a module's text as the body of a function with these parameters. */
function compileText(text, file, parameters) {
  const kept = scripts.get(file);
  if (kept?.text === text) return kept.script;
  const start = `(function (${parameters.join(', ')}) {`;
  const place = { filename: file, columnOffset: -start.length };
  const script = new Script(`${start}${text}\n})`, place);
  scripts.set(file, { text, script });
  return script;
}

/**
 * Jest's own runtime, but a worker reads and compiles a module once, where jest does so once in each suite: half of
 * a suite's time went into that. A suite still runs all its modules anew, in surroundings of its own. Jest gives each
 * module it compiles a way to `import()`, which makes V8 take no two for the same; ours have none, for what is compiled
 * for tests has no `import()` left.
 */
class KeptModules extends Runtime {
  constructor(...given) {
    super(...given);
    const [config, environment, , transformer, , coverage, , { watch, watchAll }] = given;
    // There files change while this process lives, or are compiled in another way.
    if (watch || watchAll || coverage.collectCoverage) return;
    /** Suites write files of their own elsewhere; those are read anew. */
    this.isOurs = (file) => file.startsWith(`${process.cwd()}${path.sep}`);
    this.shareTransformed(config, transformer);
    this.keepTexts(config);
    this.keepScripts(environment);
  }

  /** Jest has a folder of compiled files for each project; in ours one compiles for all. */
  shareTransformed({ cacheDirectory }, transformer) {
    const folder = path.join(cacheDirectory, 'transformed');
    // oxlint-disable-next-line no-underscore-dangle -- jest's own name for it
    transformer._createCachedFilename = (file, key) =>
      path.join(folder, key.slice(0, 2), `${path.parse(file).name}_${key}`);
  }

  keepTexts({ id }) {
    const { transformCache } = this;
    const transform = transformCache.transform.bind(transformCache);
    transformCache.transform = (file, options) => {
      if (!this.isOurs(file) || options?.isInternalModule || options?.supportsStaticESM)
        return transform(file, options);
      const key = `${id} ${file}`;
      if (!texts.has(key)) {
        transform(file, options);
        texts.set(key, transformCache.transforms.get(file));
      }
      const text = texts.get(key);
      transformCache.transforms.set(file, text);
      if (text.sourceMapPath) transformCache.sourceMaps.set(file, text.sourceMapPath);
      return text.code;
    };
  }

  keepScripts(environment) {
    const { executor } = this;
    const compile = executor.compile.bind(executor);
    executor.compile = (text, file) => {
      const context = environment.getVmContext();
      if (context === null || !this.isOurs(file)) return compile(text, file);
      let script;
      try {
        script = compileText(text, file, executor.injectedModuleParameters);
      } catch {
        // Jest says what is wrong with it.
        return compile(text, file);
      }
      return script.runInContext(context);
    };
  }
}

module.exports = { __esModule: true, default: KeptModules };
