import { getInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import {
  attachShareScopeMap,
  bundlerRuntime,
  runtime,
} from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/**
 * What a remote's entry takes from the page instead of bringing it along (`no-own-runtime.mjs` of the kit): the runtime
 * that this build has anyway, and what only a build with entries needs.
 */
const runtimeForRemotes = {
  // Each remote is an instance of its own; `init` would find the one of this build.
  runtime: { ...runtime, init: runtime.createInstance },
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
  attachShareScopeMap,
};

/** The federation that this build starts: one React, one store and one router for every remote. */
export function federationOfPage(): ModuleFederation {
  const host = getInstance();
  if (!host) throw new Error('this build starts no federation');
  Object.assign(globalThis, { pasalFederation: runtimeForRemotes });
  return host;
}
