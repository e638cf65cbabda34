import path from 'node:path';
import webpack from 'webpack';
import { givesName } from '../law/names-reached.mjs';

const NAME = 'ReachPlugin';
const WRITTEN = {
  data: (name) => `[${name}]`,
  class: (name) => `.${name}`,
  id: (name) => `#${name}`,
};

const textOf = (module) => String(module.originalSource()?.source() ?? '');

/** What the modules of a build reach that none of them makes, each once for a file. */
function reachedByNone(modules) {
  const texts = modules.map(textOf);
  const known = new Map();
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
      .filter((reached) => !isGiven(reached))
      .map((reached) => ({ resource, ...reached })),
  );
}

/**
 * Refuses selectors by a data attribute, a class or an id that no module of the build gives to an element: what
 * they reach is another team's, or nothing. It needs every module, so it looks when all are there.
 */
export class ReachPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const { loader } = webpack.NormalModule.getCompilationHooks(compilation);
      loader.tap(NAME, (context, module) => {
        context.noteNames = (names) => {
          module.buildInfo.namesReached = names;
        };
      });
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        const found = reachedByNone([...modules]).map(({ resource, kind, name }) => {
          const file = path.relative(compiler.context, resource);
          return `${file}: reaches ${WRITTEN[kind](name)}, which nothing of this remote has`;
        });
        for (const problem of new Set(found)) {
          compilation.errors.push(new webpack.WebpackError(problem));
        }
      });
    });
  }
}
