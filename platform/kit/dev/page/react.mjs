const FEDERATION = '__FEDERATION__';
const PLUGINS = '__GLOBAL_PLUGIN__';

/**
 * @typedef {object} Page
 * @property {{ react?: Record<string, unknown> }} pasalDevelopment
 * @property {ReturnType<typeof emptyFederation>} [__FEDERATION__]
 */

/** The federation runtime's global state; the runtime uses an existing one. */
const emptyFederation = () => ({
  /** @type {object[]} */
  [PLUGINS]: [],
  __INSTANCES__: [],
  moduleInfo: {},
  __SHARE__: {},
  __MANIFEST_LOADING__: {},
  __PRELOADED_MAP__: new Map(),
  __PRELOADED_ASSETS__: new Set(),
});

/**
 * Gives everything in this page, including the deployed host, these modules in place of the host's own.
 * @param {Record<string, unknown>} modules
 */
export function exchangeReact(modules) {
  const page = /** @type {Page} */ (/** @type {unknown} */ (self));
  page.pasalDevelopment.react = modules;
  page[FEDERATION] ??= emptyFederation();
  page[FEDERATION][PLUGINS].push({
    name: 'pasal-development',
    // Host and remotes find a shared module in different ways, but both use what was registered.
    /** @param {{ pkgName: string, shared: object }} registered */
    beforeRegisterShare(registered) {
      const { [registered.pkgName]: module } = modules;
      const lib = () => module;
      if (module !== undefined) Object.assign(registered.shared, { lib, get: async () => lib });
      return registered;
    },
  });
}
