// @ts-expect-error -- the package has no types
import runtime from 'react-refresh/runtime';

/**
 * @typedef {(this: unknown, module: RunModule, exports: unknown, require: unknown) => void} Factory
 * @typedef {{ id: unknown, module: RunModule, factory: Factory }} Run
 * @typedef {{ $RefreshReg$?: unknown, $RefreshSig$?: unknown }} Signs what compiled components call
 */

/**
 * webpack's API for hot module replacement.
 * @typedef {object} Hot
 * @property {{ names?: string }} [data]
 * @property {(apply: boolean) => Promise<unknown[] | null>} check
 * @property {() => void} invalidate
 * @property {() => void} decline
 * @property {() => void} accept
 * @property {(keep: (data: { names?: string }) => void) => void} dispose
 */

/**
 * A module of a build as webpack runs it.
 * @typedef {object} RunModule
 * @property {unknown} exports
 * @property {Hot} hot
 */

const signs = /** @type {Signs} */ (self);

/**
 * The builds of this page that support hot module replacement, by name.
 * @type {Map<string, { hot: Hot, hashOf: () => string }>}
 */
export const builds = new Map();

/** @param {unknown} id */
const isPackage = (id) => /[\\/]node_modules[\\/]/.test(String(id));
/** Endpoints can be added to the page's API only once: a change to them reloads the page. */
const ADDS_ENDPOINTS = /\binjectEndpoints\)?\(/;

/**
 * The exports of a module, each by its name; empty if it exports something other than an object.
 * @param {RunModule} module
 * @returns {[name: string, value: unknown][]}
 */
const exportsOf = ({ exports }) =>
  typeof exports === 'object' &&
  exports !== null &&
  typeof Reflect.get(exports, 'then') !== 'function'
    ? Object.entries(exports)
    : [];

/**
 * True when a module exports only components, so that its importers need not be updated.
 * @param {[name: string, value: unknown][]} entries
 */
const isOfComponents = (entries) =>
  entries.length > 0 &&
  entries.every(
    ([, value]) =>
      runtime.isLikelyComponentType(value) &&
      !('styledComponentId' in /** @type {object} */ (value)),
  );

/**
 * Gives each component a stable name across builds, including styled ones of other modules: their state is preserved.
 * @param {string} prefix
 * @param {[name: string, value: unknown][]} entries
 */
function register(prefix, entries) {
  for (const [name, value] of entries) {
    if (runtime.isLikelyComponentType(value)) runtime.register(value, `${prefix} export ${name}`);
  }
}

/**
 * @param {RunModule} module
 * @param {string} prefix
 */
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
 * @param {Run} run as webpack is about to run it
 * @param {string} build
 * @param {() => string} hashOf the hash of the build the page has
 */
export function watch(run, build, hashOf) {
  const { id, module, factory } = run;
  builds.set(build, { hot: module.hot, hashOf });
  if (isPackage(id)) return;
  const prefix = `${build} ${id}`;
  run.factory = function runWatched(own, exports, require) {
    const { $RefreshReg$, $RefreshSig$ } = signs;
    signs.$RefreshReg$ = (/** @type {unknown} */ type, /** @type {string} */ name) =>
      runtime.register(type, `${prefix} ${name}`);
    signs.$RefreshSig$ = runtime.createSignatureFunctionForTransform;
    try {
      factory.call(this, own, exports, require);
    } finally {
      Object.assign(signs, { $RefreshReg$, $RefreshSig$ });
    }
    if (ADDS_ENDPOINTS.test(factory.toString())) own.hot.decline();
    else finish(own, prefix);
  };
}

runtime.injectIntoGlobalHook(self);
signs.$RefreshReg$ = () => {};
signs.$RefreshSig$ = () => (/** @type {unknown} */ type) => type;

export const { performReactRefresh } = runtime;
