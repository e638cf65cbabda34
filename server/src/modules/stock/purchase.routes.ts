import { STOCK_PAGE_SIZE, type Purchase } from '@pasal/shared/contracts';
import { calls } from '@pasal/shared/contracts/whole-calls';
import { toRupees } from '@pasal/shared/domain';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import * as messages from './messages';
import { readPurchases, type PurchaseRow } from './purchase.repository';
import { addPurchase, reversePurchase } from './purchase.service';
import { addSupplier, changeSupplier, deleteSupplier, listSuppliers } from './supplier.service';

function present({ at, by_email: by, lines, ...purchase }: PurchaseRow): Purchase {
  const paisa = lines.reduce((sum, line) => sum + line.quantity * line.cost_paisa, 0);
  return {
    ...purchase,
    at: at.toISOString(),
    by,
    total: toRupees(paisa),
    lines: lines.map(({ cost_paisa, ...line }) => ({ ...line, cost: toRupees(cost_paisa) })),
  };
}

/** Purchases and suppliers: for administrators, and read-only for those who handle money, because they contain costs (D196). */
export const purchaseRoutes: Routes = (app, { db }) => {
  serve(app, calls.suppliers, async () => ({ suppliers: await listSuppliers(db) }));

  serve(app, calls.addSupplier, async ({ body, staff }) => {
    const supplier = await addSupplier(db, staff, body);
    return { message: messages.supplierAdded, supplier };
  });

  serve(app, calls.changeSupplier, async ({ params, body, staff }) => {
    const supplier = await changeSupplier(db, staff, params.id, body);
    return { message: messages.supplierChanged, supplier };
  });

  serve(app, calls.deleteSupplier, async ({ params, staff }) => {
    await deleteSupplier(db, staff, params.id);
    return { message: messages.supplierDeleted };
  });

  serve(app, calls.purchases, async ({ query }) => {
    const rows = await readPurchases(db, query);
    const shown = rows.slice(0, STOCK_PAGE_SIZE);
    const next = rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null;
    return { purchases: shown.map(present), next };
  });

  serve(app, calls.addPurchase, async ({ body, staff, press }) => {
    const id = await addPurchase(db, staff, body, press);
    return { message: messages.purchaseAdded, id };
  });

  serve(app, calls.reversePurchase, async ({ params, body, staff, press }) => {
    const id = await reversePurchase(db, staff, params.id, body, press);
    return { message: messages.purchaseReversed, id };
  });
};
