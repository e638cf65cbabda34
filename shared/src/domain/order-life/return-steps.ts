import type { ReturnState, ReturnStep } from '../../contracts/returns/return-limits';

/** Where each step leads from each state of a return; what is not here is refused. */
const STEPS: Record<ReturnState, Partial<Record<ReturnStep, ReturnState>>> = {
  asked: { agree: 'agreed', refuse: 'refused', withdraw: 'withdrawn' },
  agreed: { receive: 'received', refuse: 'refused', withdraw: 'withdrawn' },
  // What came may turn out to be something else than was said.
  received: { refund: 'refunded', exchange: 'exchanged', refuse: 'refused' },
  refunded: {},
  // What was sent in exchange lies in the shop again, and so do the buyer's own goods.
  exchanged: { come_back: 'received' },
  refused: {},
  withdrawn: {},
};

/** The state a return comes to, or null where this cannot happen to it there. */
export const returnAfter = (state: ReturnState, step: ReturnStep): ReturnState | null =>
  STEPS[state][step] ?? null;
