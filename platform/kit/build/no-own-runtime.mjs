/**
 * The federation's runtime as the host puts it on the page (`host/src/remotes/federation-of-page.ts`): it stands in for
 * the module of `@module-federation/webpack-bundler-runtime` that a remote's entry would bring along.
 */
const { pasalFederation } = /** @type {{ pasalFederation: object }} */ (
  /** @type {unknown} */ (globalThis)
);

// oxlint-disable-next-line import/no-default-export -- the module it stands in for has one
export default { ...pasalFederation, bundlerRuntimeOptions: {} };
