import type { Kysely } from 'kysely';
import {
  DASHBOARD_PAGE_SIZE,
  DEFAULT_BUY_WEEKS,
  type GoodsToBuy,
  type ToBuyQuery,
  type ToBuyResponse,
  type User,
} from '@pasal/shared/contracts';
import { hasPermission, toRupees } from '@pasal/shared/domain';
import { readReport } from '@pasal/core/db/replicas/reads';
import type { Database } from '../../db/schema';
import { readToBuy, type ToBuyRow } from './to-buy.repository';

/** Costs are only for administrators. */
function present(row: ToBuyRow, { role }: Pick<User, 'role'>): GoodsToBuy {
  const { product_id, title, variant_id, variant_name, in_stock, low_stock_limit } = row;
  const { weekly, days_left, suggested, supplier, cost_paisa } = row;
  return {
    product_id,
    title,
    variant_id,
    variant_name,
    in_stock,
    low_stock_limit,
    weekly,
    days_left,
    suggested,
    supplier,
    ...(hasPermission({ role }, 'admin') && {
      last_cost: cost_paisa === null ? null : toRupees(cost_paisa),
    }),
  };
}

/** A page of what to buy, most urgent first, as this user may see it. */
export async function listToBuy(
  db: Kysely<Database>,
  actor: Pick<User, 'role'>,
  query: ToBuyQuery,
): Promise<ToBuyResponse> {
  const { weeks = DEFAULT_BUY_WEEKS, supplier_id: supplierId } = query;
  const { page = 1, limit = DASHBOARD_PAGE_SIZE } = query;
  const { goods, total } = await readReport(db, (from) =>
    readToBuy(from, new Date(), { weeks, supplierId, page, limit }),
  );
  return { goods: goods.map((row) => present(row, actor)), total };
}
