import { Type, type Static } from '@sinclair/typebox';
import { ORDER_STATUSES, PRODUCT_STATUSES } from './limits';
import { OneOf } from './schema';

/** GET /auth/overview; days are Asia/Kathmandu (decision 28). */
export const Overview = Type.Object({
  orders: Type.Object({
    today: Type.Integer(),
    last7Days: Type.Integer(),
    lastMonth: Type.Integer(),
    byStatus: Type.Array(Type.Object({ status: OneOf(ORDER_STATUSES), total: Type.Integer() })),
  }),
  products: Type.Object({
    total: Type.Integer(),
    byStatus: Type.Array(Type.Object({ status: OneOf(PRODUCT_STATUSES), total: Type.Integer() })),
  }),
});
export type Overview = Static<typeof Overview>;
