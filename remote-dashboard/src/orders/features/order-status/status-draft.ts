import type { OrderStatus } from '@pasal/shared/contracts';
import { oneLine } from '@pasal/shared/domain';
import type { FormProblems } from '@pasal/shared/ui';
import * as messages from './messages';

/** The form state of a status change. */
export interface StatusDraft {
  /** Undefined: the default next status. */
  status: OrderStatus | undefined;
  remarks: string;
  /** For the customer; empty for none. */
  customerMessage: string;
}

export const EMPTY: StatusDraft = { status: undefined, remarks: '', customerMessage: '' };

/** The toast group of the dialogs. */
export const FLOW = 'order-status';

/** Finds what is missing; `next` is the selected status. */
export function checkDraft(
  { status, remarks }: StatusDraft,
  next: OrderStatus | undefined,
): FormProblems {
  return {
    ...((status ?? next) === undefined && { status: messages.statusRequired }),
    ...(oneLine(remarks) === '' && { remarks: messages.remarksRequired }),
  };
}

/** The change as a request. */
export function changeOf({ remarks, customerMessage }: StatusDraft, status: OrderStatus) {
  const message = customerMessage.trim();
  return { status, remarks, ...(message !== '' && { customer_message: message }) };
}
