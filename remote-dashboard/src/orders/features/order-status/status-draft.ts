import type { OrderStatus } from '@pasal/shared/contracts';
import { oneLine } from '@pasal/shared/domain';
import type { FormProblems } from '@pasal/shared/ui';
import * as messages from './messages';

/** What is typed and chosen for a change of status. */
export interface StatusDraft {
  /** Undefined: the one that usually follows. */
  status: OrderStatus | undefined;
  remarks: string;
  /** For the customer; empty for nothing. */
  customerMessage: string;
}

export const EMPTY: StatusDraft = { status: undefined, remarks: '', customerMessage: '' };

/** Toasts of the dialogs. */
export const FLOW = 'order-status';

/** Finds what is missing; `next` is the status that was chosen for them. */
export function checkDraft(
  { status, remarks }: StatusDraft,
  next: OrderStatus | undefined,
): FormProblems {
  return {
    ...((status ?? next) === undefined && { status: messages.statusRequired }),
    ...(oneLine(remarks) === '' && { remarks: messages.remarksRequired }),
  };
}

/** The change as the calls take it. */
export function changeOf({ remarks, customerMessage }: StatusDraft, status: OrderStatus) {
  const message = customerMessage.trim();
  return { status, remarks, ...(message !== '' && { customer_message: message }) };
}
