import {
  fetchBaseQuery,
  type BaseQueryApi,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react';
import { servicePathOf, type ServiceCall } from '@pasal/platform/contract/service-path';
import { requestOf } from './call-request';
import { markRead, type Builder } from './endpoint';
import { readBody } from './read-body';
import { searchParamsOf } from './search-params';

/** Request timeout in ms: longer than the shop waits for a service. */
const TIMEOUT = 5000;

/** A service request: path parameters, a query, and a body for changes. */
interface ServiceRequest {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
}

type Answered<Answer> = { data: Answer } | { error: FetchBaseQueryError };

const send = fetchBaseQuery({
  baseUrl: '/',
  timeout: TIMEOUT,
  responseHandler: async (response) => readBody(await response.text()),
  paramsSerializer: (params: Record<string, unknown>) => searchParamsOf(params).toString(),
});

function senderOf<Answer, Request>(
  path: ServiceCall,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET',
) {
  const call = { name: path, path, method };
  return async (request: Request, api: BaseQueryApi, extra: object) =>
    (await send(requestOf(call, request as ServiceRequest), api, extra)) as Answered<Answer>;
}

/** All responses of one service are invalidated together. */
const tagOf = (call: ServiceCall) =>
  ({ type: 'service', id: servicePathOf(call)?.remote }) as const;

/**
 * A read from the remote's own service: `serviceQuery<Summary, {params: {slug: string}}>(build,
 * '/x/reviews/summary/:slug')`. A need of this name finds it.
 */
export function serviceQuery<Answer, Request extends ServiceRequest | void = void>(
  build: Builder,
  call: ServiceCall,
) {
  const definition = build.query<Answer, Request>({
    queryFn: senderOf<Answer, Request>(call),
    providesTags: [tagOf(call)],
  });
  markRead(definition, { name: call });
  return definition;
}

/** A change in the remote's own service, which invalidates everything read from it. */
export function serviceMutation<Answer, Request extends ServiceRequest | void = void>(
  build: Builder,
  method: 'POST' | 'PUT' | 'DELETE',
  call: ServiceCall,
) {
  return build.mutation<Answer, Request>({
    queryFn: senderOf<Answer, Request>(call, method),
    invalidatesTags: [tagOf(call)],
  });
}
