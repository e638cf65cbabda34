import { createRequire } from 'node:module';
import path from 'node:path';
import semver from 'webpack/lib/util/semver.js';

/** Lists the names a module exports; where the compiler does not know them, the module itself is loaded. */
function exportsOf(moduleGraph, module, request, directory) {
  const provided = moduleGraph.getProvidedExports(module);
  if (Array.isArray(provided)) return provided;
  return Object.keys(createRequire(path.join(directory, 'package.json'))(request));
}

const nameIn = (reference) => (Array.isArray(reference) ? reference : reference.name)[0] ?? '*';

/** The names of a module that the build uses; `*` when it takes the module as a whole. */
function namesUsedOf(compilation, module) {
  const { moduleGraph, chunkGraph } = compilation;
  const used = [...moduleGraph.getIncomingConnections(module)].flatMap((connection) => {
    const { dependency, originModule } = connection;
    if (!originModule) return [];
    return [...chunkGraph.getModuleRuntimes(originModule)]
      .filter((runtime) => connection.isTargetActive(runtime))
      .flatMap((runtime) => compilation.getDependencyReferencedExports(dependency, runtime))
      .map(nameIn);
  });
  return used.includes('*') ? ['*'] : [...new Set(used)].toSorted();
}

const modulesOf = (compilation, type) =>
  [...compilation.modules].filter((module) => module.type === type);

/** The modules a remote takes from the page: their range and the names it uses of each. */
export function usedOfShared(compilation) {
  const used = modulesOf(compilation, 'consume-shared-module').map((module) => {
    const { shareKey, requiredVersion } = module.options;
    const names = namesUsedOf(compilation, module);
    return [shareKey, { range: semver.rangeToString(requiredVersion), names }];
  });
  return Object.fromEntries(used.toSorted(([a], [b]) => a.localeCompare(b)));
}

/** The modules the host gives to the page: their version and every name they have. */
export function providedToRemotes(compilation, directory) {
  const { moduleGraph } = compilation;
  const provided = modulesOf(compilation, 'provide-module').map((provider) => {
    const { _name: name, _version: version } = provider;
    const [dependency] = [...provider.blocks, provider].flatMap(({ dependencies }) => dependencies);
    const module = moduleGraph.getModule(dependency);
    return [name, { version, names: exportsOf(moduleGraph, module, name, directory).toSorted() }];
  });
  return Object.fromEntries(provided.toSorted(([a], [b]) => a.localeCompare(b)));
}

const isCallContract = ({ resource }) =>
  /\/(?:shared\/src\/contracts\/calls|(?:platform|core)\/contract\/calls)\//.test(resource ?? '');

/** The calls of the API a build can make: what it takes of the contracts of shared. */
export function callsUsed({ modules, moduleGraph, chunkGraph }) {
  const used = [...modules].flatMap((module) => {
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
