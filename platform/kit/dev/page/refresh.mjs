import runtime from 'react-refresh/runtime';

/** The builds of this page that can exchange modules: each by its name. */
export const builds = new Map();

const isPackage = (id) => /[\\/]node_modules[\\/]/.test(String(id));
/** Endpoints are added to the page's API once: the page is loaded again for others. */
const ADDS_ENDPOINTS = /\binjectEndpoints\)?\(/;

/** The exports of a module, each by its name; none where it exports something that is no object. */
const exportsOf = ({ exports }) =>
  typeof exports === 'object' && exports !== null && typeof exports.then !== 'function'
    ? Object.entries(exports)
    : [];

/** True when a module exports components alone, so that whatever imports it needs nothing else of it. */
const isOfComponents = (entries) =>
  entries.length > 0 &&
  entries.every(
    ([, value]) => runtime.isLikelyComponentType(value) && !('styledComponentId' in value),
  );

/** Gives each component a name across builds, styled ones of other modules included: their state stays. */
function register(prefix, entries) {
  for (const [name, value] of entries) {
    if (runtime.isLikelyComponentType(value)) runtime.register(value, `${prefix} export ${name}`);
  }
}

function finish(module, prefix) {
  const entries = exportsOf(module);
  register(prefix, entries);
  if (!isOfComponents(entries)) return;
  const names = entries.map(([name]) => name).join();
  const { hot } = module;
  if (hot.data?.names !== undefined && hot.data.names !== names) hot.invalidate();
  hot.dispose((data) => {
    data.names = names;
  });
  hot.accept();
}

/**
 * Watches a module of a build run.
 * @param {{id: unknown, module: object, factory: Function}} run as webpack is about to run it
 * @param {string} build
 * @param {() => string} hashOf the hash of what the page has of the build
 */
export function watch(run, build, hashOf) {
  const { id, module, factory } = run;
  builds.set(build, { hot: module.hot, hashOf });
  if (isPackage(id)) return;
  const prefix = `${build} ${id}`;
  run.factory = function runWatched(own, exports, require) {
    const { $RefreshReg$, $RefreshSig$ } = self;
    self.$RefreshReg$ = (type, name) => runtime.register(type, `${prefix} ${name}`);
    self.$RefreshSig$ = runtime.createSignatureFunctionForTransform;
    try {
      factory.call(this, own, exports, require);
    } finally {
      Object.assign(self, { $RefreshReg$, $RefreshSig$ });
    }
    if (ADDS_ENDPOINTS.test(factory.toString())) own.hot.decline();
    else finish(own, prefix);
  };
}

runtime.injectIntoGlobalHook(self);
self.$RefreshReg$ = () => {};
self.$RefreshSig$ = () => (type) => type;

export const { performReactRefresh } = runtime;
