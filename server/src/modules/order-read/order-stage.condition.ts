import type { ParcelStage } from '@pasal/shared/contracts';
import type { Values } from '@pasal/core/db/statement';

/** New orders, as the desk lists them; uses the index `orders_stage`. */
const NEW = `orders.stage = 'new' and orders.status in ('pending', 'others')`;

/** All other orders; matches the predicate of the index `orders_further`. */
const FURTHER = `(orders.stage <> 'new' or orders.status in ('complete', 'cancel'))
  and (case when orders.stage <> 'new' then orders.stage when orders.status = 'complete' then 'delivered' else 'closed' end)`;

/** Condition on the table `orders` for those at the given stage according to `stageShown`. */
export const isAtStage = (stage: ParcelStage, values: Values): string =>
  stage === 'new' ? NEW : `${FURTHER} = ${values.add(stage)}`;
