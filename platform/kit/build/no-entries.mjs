const refuse = () => {
  throw new Error('The federation loads no entries here: platform/browser/remotes does.');
};

/**
 * Replaces the part of the federation's runtime that loads entries and their files. The build turns its remotes off,
 * but its helpers still refer to these.
 */
export {
  refuse as createLink,
  refuse as createScript,
  refuse as defaultPreloadArgs,
  refuse as formatPreloadArgs,
  refuse as getRemoteEntry,
  refuse as getRemoteEntryUniqueKey,
  refuse as getRemoteInfo,
  refuse as isEsmRemoteType,
  refuse as isStaticResourcesEqual,
  refuse as loadScript,
  refuse as normalizePreloadExposes,
  refuse as preloadAssets,
  refuse as safeWrapper,
};
