import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import type { Call, CallRequest, CallShape } from '@pasal/core/contract/call';
import { searchParamsOf } from './search-params';
import { API_BASE_PATH } from '@pasal/core/contract/base-path';
import { inLanguage } from '@pasal/core/contract/language';
import { LANGUAGE } from '../domain/language';

/** The parts that any request may have. */
interface Parts {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  body?: unknown;
}

const IN_LANGUAGE = inLanguage(LANGUAGE);

/**
 * The call's types were checked by its definition; here all requests are treated alike. Each has the page's language
 * unless it sets one.
 */
function partsOf(request: unknown): Parts {
  const parts = (request ?? {}) as Parts;
  return LANGUAGE === 'en' ? parts : { ...parts, query: { ...IN_LANGUAGE, ...parts.query } };
}

/** `/order-product/:id` and `{id: 7}` → `/order-product/7`. */
function pathOf({ path }: Call, params: Parts['params'] = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** A call as `fetchBaseQuery` sends it. */
export function requestOf<Shape extends CallShape>(
  call: Call<Shape>,
  request?: CallRequest<Shape> | void,
): FetchArgs {
  const { params, query, headers, body } = partsOf(request);
  return {
    url: pathOf(call, params),
    method: call.method,
    ...(query && { params: query }),
    ...(headers && { headers }),
    ...(body !== undefined && { body }),
  };
}

/** The full address of a call, for links and native forms. */
export function addressOf<Shape extends CallShape>(
  call: Call<Shape>,
  request?: Omit<CallRequest<Shape>, 'body' | 'form'> | void,
): string {
  const { params, query = {} } = partsOf(request);
  const search = searchParamsOf(query).toString();
  return `${API_BASE_PATH}${pathOf(call, params)}${search && `?${search}`}`;
}
