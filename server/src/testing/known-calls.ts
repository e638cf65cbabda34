import { knownCallsOf } from '@pasal/platform/server/release/known-contracts';
import { calls } from '@pasal/shared/contracts/whole-calls';

/** The calls this shop answers, as releases know them. */
export const CALLS = knownCallsOf(calls);
