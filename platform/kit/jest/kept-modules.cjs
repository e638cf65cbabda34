const path = require('node:path');
const { setFlagsFromString } = require('node:v8');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

// V8 keeps compiled code, even if a suite does not run it for long.
setFlagsFromString('--no-flush-bytecode');

/** Texts this worker has read, by project and file. */
const texts = new Map();
/** Scripts this worker has compiled, by file. */
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
 * Jest's own runtime, except that a worker reads and compiles a module once, while jest does so in each suite: that
 * took half of a suite's time. A suite still runs all its modules anew, in its own environment. Jest compiles each
 * module with a callback for `import()`, which keeps V8 from caching the code; ours have none, because code compiled
 * for tests contains no `import()`.
 */
class KeptModules extends Runtime {
  constructor(...given) {
    super(...given);
    const [config, environment, , transformer, , coverage, , { watch, watchAll }] = given;
    // In these modes files change while this process runs, or are compiled differently.
    if (watch || watchAll || coverage.collectCoverage) return;
    /** Suites write their own files elsewhere; those are read again. */
    this.isOurs = (file) => file.startsWith(`${process.cwd()}${path.sep}`);
    this.shareTransformed(config, transformer);
    this.keepTexts(config);
    this.keepScripts(environment);
  }

  /** Jest has a folder of compiled files for each project; here all projects share one. */
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
        // Jest reports the error.
        return compile(text, file);
      }
      return script.runInContext(context);
    };
  }
}

module.exports = { __esModule: true, default: KeptModules };
