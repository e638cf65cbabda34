import type { ParcelStage } from '@pasal/shared/contracts';
import type { Values } from '@pasal/core/db/statement';

/** Orders that are new, as the desk has them; along the index `orders_stage`. */
const NEW = `orders.stage = 'new' and orders.status in ('pending', 'others')`;

/** All others, along the index `orders_further`, whose words these are. */
const FURTHER = `(orders.stage <> 'new' or orders.status in ('complete', 'cancel'))
  and (case when orders.stage <> 'new' then orders.stage when orders.status = 'complete' then 'delivered' else 'closed' end)`;

/** The condition on the table `orders` of those that are as far as `stageShown` says of each. */
export const isAtStage = (stage: ParcelStage, values: Values): string =>
  stage === 'new' ? NEW : `${FURTHER} = ${values.add(stage)}`;
