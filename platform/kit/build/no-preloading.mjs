const refuse = () => {
  throw new Error('The federation preloads nothing here: platform/browser/prefetch does.');
};

/**
 * Stands in for what of the federation's runtime preloads the files of a manifest. The host fetches the files
 * of a next page itself, by the records of the releases (platform/browser/prefetch).
 */
export {
  refuse as defaultPreloadArgs,
  refuse as formatPreloadArgs,
  refuse as normalizePreloadExposes,
  refuse as preloadAssets,
};
