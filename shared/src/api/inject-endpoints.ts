import type { EndpointDefinitions } from '@reduxjs/toolkit/query/react';
import { baseApi } from './base-api';
import { callReadBy, type Builder } from './endpoint';

interface Injection<Added extends EndpointDefinitions> {
  endpoints: (build: Builder) => Added;
}

/** An endpoint of the API with its hooks, which RTK Query also gives by longer names. */
interface Hooked {
  useQuery?: unknown;
  useLazyQuery?: unknown;
  useMutation?: unknown;
}

const listeners = new Set<() => void>();
/** The name of the endpoint of each call that the page can read. */
const endpointsOfCalls = new Map<string, string>();

/** Calls back after each injection of endpoints; the answer ends it. */
export function onInjected(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const nameOfEndpoint = (call: string) => endpointsOfCalls.get(call);

/** The endpoint that reads a call, whichever remote brought it, and its name; undefined until one has. */
export function endpointOfCall(call: string) {
  const name = nameOfEndpoint(call);
  const endpoints: Readonly<Record<string, unknown>> = baseApi.endpoints;
  return name === undefined ? undefined : { name, endpoint: endpoints[name] };
}

const isTaken = (name: string) => Object.hasOwn(baseApi.endpoints, name);

/** The name, or where it is taken the name with the first number that makes it free. */
function findFreeName(name: string, number = 2): string {
  if (!isTaken(name)) return name;
  const numbered = `${name}~${number}`;
  return isTaken(numbered) ? findFreeName(name, number + 1) : numbered;
}

/** The name in the page's API of an endpoint that a remote calls by its own name. */
function nameInApi(own: string, definition: object): string {
  const call = callReadBy(definition);
  if (!call) return findFreeName(own);
  // Releases built before calls had names call the endpoint as its call.
  const name = call.name ?? own;
  const known = nameOfEndpoint(name) ?? findFreeName(name);
  endpointsOfCalls.set(name, known);
  return known;
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The hooks of an endpoint under the names its remote knows. */
function hooksOf(name: string, { useQuery, useLazyQuery, useMutation }: Hooked) {
  const title = capitalized(name);
  return useMutation
    ? { [`use${title}Mutation`]: useMutation }
    : { [`use${title}Query`]: useQuery, [`useLazy${title}Query`]: useLazyQuery };
}

/**
 * Adds endpoints to the page's one API. Each team names its endpoints as it likes: what two remotes read of one
 * call is one endpoint with one cache, and two endpoints of one name stay two.
 */
export function injectEndpoints<Added extends EndpointDefinitions>({
  endpoints,
}: Injection<Added>) {
  const names: Record<string, string> = {};
  const api = baseApi.injectEndpoints({
    endpoints: (build: Builder) => {
      const added = Object.entries(endpoints(build)).map(([own, definition]) => {
        const name = nameInApi(own, definition);
        names[own] = name;
        return [name, definition] as const;
      });
      return Object.fromEntries(added.filter(([name]) => !isTaken(name))) as Added;
    },
  });
  const inApi = api.endpoints as Readonly<Record<string, Hooked>>;
  const own = Object.entries(names).map(([name, known]) => [name, inApi[known] ?? {}] as const);
  for (const listener of listeners) listener();
  // RTK Query's own type says what is here: the remote's endpoints and hooks by the remote's names.
  return Object.assign(
    { ...api, endpoints: Object.fromEntries(own) },
    ...own.map(([name, endpoint]) => hooksOf(name, endpoint)),
  ) as typeof api;
}
