/** What webpack's runtime calls the modules this build shares, each under its name and version. */
// oxlint-disable-next-line no-underscore-dangle -- webpack's own name
declare const __webpack_share_scopes__: Record<string, object>;
// oxlint-disable-next-line no-underscore-dangle -- webpack's own name
declare const __webpack_init_sharing__: (scope: string) => unknown;

declare global {
  interface Window {
    /** Set by the page of `pasal dev`, which runs before anything of this build. */
    pasalDevelopment?: { shared?: object };
  }
}

const SCOPE = 'default';

/** The modules that this page shares with every remote: one React, one store, one router. */
export async function shareModules(): Promise<object> {
  await __webpack_init_sharing__(SCOPE);
  const { [SCOPE]: shared } = __webpack_share_scopes__;
  if (!shared) throw new Error('this build shares nothing');
  return shared;
}

/**
 * Lets a page of development put modules in the place of this build's own: it brings what they are to be
 * registered in. Runs before the first of them does.
 * @param brought by the page of development
 */
export function shareWithin(brought: object): void {
  __webpack_share_scopes__[SCOPE] = brought;
}
