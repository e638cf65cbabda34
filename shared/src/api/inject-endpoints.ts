import type { EndpointDefinitions } from '@reduxjs/toolkit/query/react';
import { baseApi } from './base-api';
import type { Builder } from './endpoint';

interface Injection<Added extends EndpointDefinitions> {
  /** Every name written out as a key: the build reads them into the release's record. */
  endpoints: (build: Builder) => Added;
}

const listeners = new Set<() => void>();

/** Calls back whenever endpoints were injected; the answer ends it. */
export function onInjected(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Adds endpoints to the page's one API. A name that is taken throws, and then none of them is added:
 * by itself the API would go on with the other team's endpoint in silence.
 */
export function injectEndpoints<Added extends EndpointDefinitions>({
  endpoints,
}: Injection<Added>) {
  // Under another name: the build takes a call of this one for a list of endpoints.
  const { injectEndpoints: inject } = baseApi;
  const api = inject({
    endpoints: (build: Builder) => {
      const added = endpoints(build);
      const taken = Object.keys(added).filter((name) => Object.hasOwn(baseApi.endpoints, name));
      if (taken.length > 0)
        throw new Error(`endpoints that are there already: ${taken.join(', ')}`);
      return added;
    },
    overrideExisting: 'throw',
  });
  for (const listener of listeners) listener();
  return api;
}
