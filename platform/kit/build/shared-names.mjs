import { createRequire } from 'node:module';
import path from 'node:path';
import { versionOf } from './installed.mjs';
import { CALL_CONTRACT } from './literal-calls.mjs';

/**
 * @import { Compilation, Dependency, Module, ModuleGraph } from 'webpack'
 * @import { ReleaseRecord } from '@pasal/platform/contract/release'
 * @import { SeenModule } from './page-files.mjs'
 */

/** The package whose runtime the host gives to its remotes. */
const FEDERATION = '@module-federation/enhanced';

/**
 * The fields read of a federation's modules, which webpack has no types for.
 * @typedef {Module & { options: { shareKey: string, requiredVersion: string } }} ConsumedModule
 * @typedef {Module & { _name: string, _version: string }} ProvidedModule
 */

/**
 * Lists the names a module exports; if the compiler does not know them, loads the module itself.
 * @param {ModuleGraph} moduleGraph
 * @param {Module} module
 * @param {string} request
 * @param {string} directory
 * @returns {string[]}
 */
function exportsOf(moduleGraph, module, request, directory) {
  const provided = moduleGraph.getProvidedExports(module);
  if (Array.isArray(provided)) return provided;
  return Object.keys(createRequire(path.join(directory, 'package.json'))(request));
}

/** @param {string[] | { name: string[] }} reference */
const nameIn = (reference) => (Array.isArray(reference) ? reference : reference.name)[0] ?? '*';

/**
 * The names of a module that the build uses; `*` when it uses the whole module.
 * @param {Compilation} compilation
 * @param {Module} module
 */
function namesUsedOf(compilation, module) {
  const { moduleGraph, chunkGraph } = compilation;
  const used = [...moduleGraph.getIncomingConnections(module)].flatMap((connection) => {
    const { dependency, originModule } = connection;
    if (!originModule || !dependency) return [];
    return [...chunkGraph.getModuleRuntimes(originModule)]
      .filter((runtime) => connection.isTargetActive(runtime))
      .flatMap((runtime) => compilation.getDependencyReferencedExports(dependency, runtime))
      .map(nameIn);
  });
  return used.includes('*') ? ['*'] : [...new Set(used)].toSorted();
}

/**
 * @param {Compilation} compilation
 * @param {string} type
 */
const modulesOf = (compilation, type) =>
  [...compilation.modules].filter((module) => module.type === type);

/**
 * The modules a remote takes from the page: the version range and the used names of each.
 * @param {Compilation} compilation
 * @param {string} directory
 * @returns {ReleaseRecord['uses']}
 */
export function usedOfShared(compilation, directory) {
  const used = modulesOf(compilation, 'consume-shared-module').map((module) => {
    const { shareKey, requiredVersion } = /** @type {ConsumedModule} */ (module).options;
    const names = namesUsedOf(compilation, module);
    return /** @type {const} */ ([shareKey, { range: requiredVersion, names }]);
  });
  /** @type {typeof used} */
  const all = [...used, [FEDERATION, { range: `^${versionOf(FEDERATION, directory)}`, names: [] }]];
  return Object.fromEntries(all.toSorted(([a], [b]) => a.localeCompare(b)));
}

/**
 * The modules the host provides to the page: their version and all their names.
 * @param {Compilation} compilation
 * @param {string} directory
 * @returns {ReleaseRecord['provides']}
 */
export function providedToRemotes(compilation, directory) {
  const { moduleGraph } = compilation;
  const provided = modulesOf(compilation, 'provide-module').map((provider) => {
    const { _name: name, _version: version } = /** @type {ProvidedModule} */ (provider);
    const [dependency] = [...provider.blocks, provider].flatMap(({ dependencies }) => dependencies);
    const module = moduleGraph.getModule(/** @type {Dependency} */ (dependency));
    const names = exportsOf(moduleGraph, /** @type {Module} */ (module), name, directory);
    return /** @type {const} */ ([name, { version, names: names.toSorted() }]);
  });
  /** @type {typeof provided} */
  const all = [...provided, [FEDERATION, { version: versionOf(FEDERATION, directory), names: [] }]];
  return Object.fromEntries(all.toSorted(([a], [b]) => a.localeCompare(b)));
}

/**
 * True for a module that names calls.
 * @param {SeenModule} module
 */
const isCallContract = ({ resource }) => CALL_CONTRACT.test(resource ?? '');

/**
 * The API calls a build can make: what it imports from the contracts of shared.
 * @param {Compilation} compilation
 */
export function callsUsed({ modules, moduleGraph, chunkGraph }) {
  const used = [...modules].flatMap((/** @type {SeenModule} */ module) => {
    const runtimes = [...chunkGraph.getModuleRuntimes(module)];
    const contracts = [...(module.modules ?? [module])].filter(isCallContract);
    return contracts.flatMap((contract) =>
      runtimes.flatMap((runtime) => {
        const names = moduleGraph.getExportsInfo(contract).getUsedExports(runtime);
        return typeof names === 'object' && names !== null ? [...names] : [];
      }),
    );
  });
  return [...new Set(used)].toSorted();
}
