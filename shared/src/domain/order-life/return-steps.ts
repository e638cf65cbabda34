import type { ReturnState, ReturnStep } from '../../contracts/returns/return-limits';

/** The transitions by return state and step; anything not listed is refused. */
const STEPS: Record<ReturnState, Partial<Record<ReturnStep, ReturnState>>> = {
  asked: { agree: 'agreed', refuse: 'refused', withdraw: 'withdrawn' },
  agreed: { receive: 'received', refuse: 'refused', withdraw: 'withdrawn' },
  // The received goods may differ from the description.
  received: { refund: 'refunded', exchange: 'exchanged', refuse: 'refused' },
  refunded: {},
  // The replacement is back in the shop, and so are the buyer's own goods.
  exchanged: { come_back: 'received' },
  refused: {},
  withdrawn: {},
};

/** The state that follows, or null if the step isn't possible in this state. */
export const returnAfter = (state: ReturnState, step: ReturnStep): ReturnState | null =>
  STEPS[state][step] ?? null;
