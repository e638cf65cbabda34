import type { Middleware } from 'redux';
import { API_BASE_PATH } from '@pasal/core/contract/base-path';
import type { VisitFact } from '@pasal/platform/browser/remotes/health';
import * as calls from '@pasal/shared/contracts/calls';

type RefusalCode = VisitFact['code'];

/** An order's request and answer, from whichever endpoint of a remote made it. */
interface Answered {
  type?: unknown;
  meta?: { baseQueryMeta?: { request?: { url: string } } };
  payload?: { status?: unknown; data?: { code?: RefusalCode } };
}

const PLACES = API_BASE_PATH + calls.placeOrder.path;
const ANSWERED = /\/executeMutation\/(fulfilled|rejected)$/;
const CONFLICT = 409;

/** Calls back when the shop has accepted an order, or has refused it as it stands. */
export const orderAnswers =
  (onAnswer: (fact: VisitFact) => void): Middleware =>
  () =>
  (next) =>
  (action) => {
    const { type, meta, payload } = action as Answered;
    const [, end] = ANSWERED.exec(String(type)) ?? [];
    const url = end === undefined ? undefined : meta?.baseQueryMeta?.request?.url;
    if (url !== undefined && new URL(url).pathname === PLACES) {
      if (end === 'fulfilled') onAnswer({ phase: 'ordered' });
      else if (payload?.status === CONFLICT) {
        onAnswer({ phase: 'refused', code: payload.data?.code });
      }
    }
    return next(action);
  };
