import path from 'node:path';
import webpack from 'webpack';
import { givesName } from '../law/names-reached.mjs';

/**
 * @import { BuildInfo, Compiler, LoaderContext, Module } from 'webpack'
 * @import { ReachedName } from '../law/names-reached.mjs'
 * @import { SeenModule } from './page-files.mjs'
 */

/** @typedef {LoaderContext<object> & { noteNames?: (names: ReachedName[]) => void }} NotingContext */

const NAME = 'ReachPlugin';
/** @type {Record<ReachedName['kind'], (name: string) => string>} */
const WRITTEN = {
  data: (name) => `[${name}]`,
  class: (name) => `.${name}`,
  id: (name) => `#${name}`,
};

/** @param {Module} module */
const textOf = (module) => String(module.originalSource()?.source() ?? '');

/**
 * The names that a build's modules select but none of them sets, once per file.
 * @param {SeenModule[]} modules
 * @returns {(ReachedName & { resource?: string })[]}
 */
function reachedByNone(modules) {
  const texts = modules.map(textOf);
  /** @type {Map<string, boolean>} */
  const known = new Map();
  /** @param {ReachedName} reached */
  const isGiven = (reached) => {
    const key = `${reached.kind} ${reached.name}`;
    if (!known.has(key))
      known.set(
        key,
        texts.some((text) => givesName(text, reached)),
      );
    return known.get(key);
  };
  return modules.flatMap(({ resource, buildInfo }) =>
    (buildInfo?.namesReached ?? [])
      .filter((/** @type {ReachedName} */ reached) => !isGiven(reached))
      .map((/** @type {ReachedName} */ reached) => ({ resource, ...reached })),
  );
}

/**
 * Refuses selectors by a data attribute, a class or an id that no module of the build sets on an element: they match
 * another team's elements, or nothing. It needs all modules, so it runs after they are built.
 */
export class ReachPlugin {
  /** @param {Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const { loader } = webpack.NormalModule.getCompilationHooks(compilation);
      loader.tap(NAME, (/** @type {NotingContext} */ context, module) => {
        context.noteNames = (names) => {
          /** @type {BuildInfo} */ (module.buildInfo).namesReached = names;
        };
      });
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        const found = reachedByNone([...modules]).map(({ resource, kind, name }) => {
          const file = path.relative(compiler.context, resource ?? '');
          return `${file}: reaches ${WRITTEN[kind](name)}, which nothing of this remote has`;
        });
        for (const problem of new Set(found)) {
          compilation.errors.push(new webpack.WebpackError(problem));
        }
      });
    });
  }
}
