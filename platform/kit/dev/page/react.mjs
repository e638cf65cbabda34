/** Registers the versions of one module, each as what stands in its place. */
const versionsOf = (module) =>
  new Proxy(
    {},
    {
      set(versions, version, registered) {
        versions[version] = { ...registered, get: () => () => module };
        return true;
      },
    },
  );

/** Gives everything in this page, the deployed host too, these modules in place of the host's own. */
export function exchangeReact(modules) {
  const versions = Object.entries(modules).map(([name, module]) => [name, versionsOf(module)]);
  // What the host registers the modules in that it shares; what it and its remotes find is what is in it.
  Object.assign(self.pasalDevelopment, { react: modules, shared: Object.fromEntries(versions) });
}
