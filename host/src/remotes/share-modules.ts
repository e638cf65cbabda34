/** What the federation's runtime calls the modules this build shares, each under its name and version. */
// oxlint-disable-next-line no-underscore-dangle -- webpack's own name
declare const __webpack_share_scopes__: Record<string, object>;
// oxlint-disable-next-line no-underscore-dangle -- webpack's own name
declare const __webpack_init_sharing__: (scope: string) => unknown;

const SCOPE = 'default';

/** The modules that this page shares with every remote: one React, one store, one router. */
export async function shareModules(): Promise<object> {
  await __webpack_init_sharing__(SCOPE);
  const { [SCOPE]: shared } = __webpack_share_scopes__;
  if (!shared) throw new Error('this build shares nothing');
  return shared;
}
