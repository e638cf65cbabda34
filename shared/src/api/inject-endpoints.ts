import type { EndpointDefinitions } from '@reduxjs/toolkit/query/react';
import { baseApi } from './base-api';
import { callReadBy, type Builder } from './endpoint';

interface Injection<Added extends EndpointDefinitions> {
  endpoints: (build: Builder) => Added;
}

/** An endpoint with its hooks, which RTK Query also provides under longer names. */
interface Hooked {
  useQuery?: unknown;
  useLazyQuery?: unknown;
  useMutation?: unknown;
}

const listeners = new Set<() => void>();
/** The endpoint's name for each call that the page can read. */
const endpointsOfCalls = new Map<string, string>();

/** Calls back after each injection of endpoints; returns the unsubscribe function. */
export function onInjected(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const nameOfEndpoint = (call: string) => endpointsOfCalls.get(call);

/** The endpoint of a call, whichever remote injected it, and its name; undefined before. */
export function endpointOfCall(call: string) {
  const name = nameOfEndpoint(call);
  const endpoints: Readonly<Record<string, unknown>> = baseApi.endpoints;
  return name === undefined ? undefined : { name, endpoint: endpoints[name] };
}

const isTaken = (name: string) => Object.hasOwn(baseApi.endpoints, name);

/** The name, or if it is taken, with the first free number appended. */
function findFreeName(name: string, number = 2): string {
  if (!isTaken(name)) return name;
  const numbered = `${name}~${number}`;
  return isTaken(numbered) ? findFreeName(name, number + 1) : numbered;
}

/** The API-wide name of an endpoint that has its remote's own name. */
function nameInApi(own: string, definition: object): string {
  const call = callReadBy(definition);
  if (!call) return findFreeName(own);
  // Older releases, in which calls have no names, name the endpoint like its call.
  const name = call.name ?? own;
  const known = nameOfEndpoint(name) ?? findFreeName(name);
  endpointsOfCalls.set(name, known);
  return known;
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** An endpoint's hooks under its remote's names. */
function hooksOf(name: string, { useQuery, useLazyQuery, useMutation }: Hooked) {
  const title = capitalized(name);
  return useMutation
    ? { [`use${title}Mutation`]: useMutation }
    : { [`use${title}Query`]: useQuery, [`useLazy${title}Query`]: useLazyQuery };
}

/**
 * Adds endpoints to the page's one API. Each team names its endpoints freely: two remotes that read the same call
 * share one endpoint and cache, and two endpoints with the same name stay separate.
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
  // RTK Query's own type describes the result: the remote's endpoints and hooks under its names.
  return Object.assign(
    { ...api, endpoints: Object.fromEntries(own) },
    ...own.map(([name, endpoint]) => hooksOf(name, endpoint)),
  ) as typeof api;
}
