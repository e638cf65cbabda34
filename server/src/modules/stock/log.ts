import type { SupplierRequest } from '@pasal/shared/contracts';
import { defineLog } from '../activity/define-log';

/** What the activity log shows of purchases and suppliers. */
export const purchaseLog = defineLog<'total'>()('purchase', ['total']);
export const supplierLog = defineLog<keyof SupplierRequest>()('supplier', ['name', 'phone']);
