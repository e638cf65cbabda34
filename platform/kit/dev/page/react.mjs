const FEDERATION = '__FEDERATION__';
const PLUGINS = '__GLOBAL_PLUGIN__';

/** What the federation's runtime keeps for a page; it takes what is there already. */
const emptyFederation = () => ({
  [PLUGINS]: [],
  __INSTANCES__: [],
  moduleInfo: {},
  __SHARE__: {},
  __MANIFEST_LOADING__: {},
  __PRELOADED_MAP__: new Map(),
  __PRELOADED_ASSETS__: new Set(),
});

/** Gives everything in this page, the deployed host too, these modules in place of the host's own. */
export function exchangeReact(modules) {
  self.pasalDevelopment.react = modules;
  self[FEDERATION] ??= emptyFederation();
  self[FEDERATION][PLUGINS].push({
    name: 'pasal-development',
    // Host and remotes find a shared module in different ways; what they find is what was registered.
    beforeRegisterShare(registered) {
      const { [registered.pkgName]: module } = modules;
      const lib = () => module;
      if (module !== undefined) Object.assign(registered.shared, { lib, get: async () => lib });
      return registered;
    },
  });
}
