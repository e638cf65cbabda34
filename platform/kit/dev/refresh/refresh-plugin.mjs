import path from 'node:path';
import webpack from 'webpack';

const { HotModuleReplacementPlugin, NoEmitOnErrorsPlugin, RuntimeGlobals, RuntimeModule } = webpack;

/** The page's part: it runs before React and the first component. */
export const PAGE_OF_DEVELOPMENT = path.join(import.meta.dirname, '../page/start.mjs');

class RefreshRuntimeModule extends RuntimeModule {
  /** @param {string} build */
  constructor(build) {
    // After webpack's own, which adds `hot` to each module.
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

/** Enables hot module replacement for a build. Components with unchanged hooks keep their state. */
export class RefreshPlugin {
  /** @param {string} build */
  constructor(build) {
    this.build = build;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    new HotModuleReplacementPlugin().apply(compiler);
    // An open page goes from one successful build to the next.
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
