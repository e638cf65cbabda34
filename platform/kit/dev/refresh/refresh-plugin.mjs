import path from 'node:path';
import webpack from 'webpack';

const { HotModuleReplacementPlugin, NoEmitOnErrorsPlugin, RuntimeGlobals, RuntimeModule } = webpack;

/** The page's half: it runs before React and the first component. */
export const PAGE_OF_DEVELOPMENT = path.join(import.meta.dirname, '../page/start.mjs');

class RefreshRuntimeModule extends RuntimeModule {
  /** @param {string} build */
  constructor(build) {
    // After webpack's own, which gives each module its `hot`.
    super('react refresh', RuntimeModule.STAGE_ATTACH);
    this.buildName = build;
  }

  /** @override */
  generate() {
    const { interceptModuleExecution, getFullHash } = RuntimeGlobals;
    const build = `${JSON.stringify(this.buildName)}, () => ${getFullHash}()`;
    return `${interceptModuleExecution}.push((run) => self.pasalDevelopment?.watch(run, ${build}));`;
  }
}

/**
 * Lets a page exchange the modules of a build. Components whose hooks are the same keep their state.
 */
export class RefreshPlugin {
  /** @param {string} build */
  constructor(build) {
    this.build = build;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    new HotModuleReplacementPlugin().apply(compiler);
    // An open page goes from one build that succeeded to the next.
    new NoEmitOnErrorsPlugin().apply(compiler);
    compiler.hooks.compilation.tap('RefreshPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(
        'RefreshPlugin',
        (chunk, required) => {
          required.add(RuntimeGlobals.interceptModuleExecution).add(RuntimeGlobals.getFullHash);
          compilation.addRuntimeModule(chunk, new RefreshRuntimeModule(this.build));
        },
      );
    });
  }
}
