/** The release in the field's format, beside its record; the record stays the truth for the shop. */
export const MANIFEST = 'mf-manifest.json';
/** The files with the types of what a remote exposes. */
export const MANIFEST_TYPES = { path: '', name: '', zip: '@mf-types.zip', api: '@mf-types.d.ts' };

/**
 * The option of `enhanced` by which it writes the manifest.
 * @param {boolean} hasTypes
 * @returns {import('@module-federation/enhanced').moduleFederationPlugin.ModuleFederationPluginOptions['manifest']}
 */
export const manifestOf = (hasTypes) => ({
  fileName: MANIFEST,
  ...(hasTypes && {
    additionalData: ({ stats }) => ({
      ...stats,
      metaData: { ...stats.metaData, types: MANIFEST_TYPES },
    }),
  }),
});
