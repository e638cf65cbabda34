import { defineArea } from '../area';
import { productRoutes } from './product.routes';
import { staffProductRoutes } from './staff-product.routes';
import { productWriteRoutes } from './write/product-write.routes';
import { productBulkRoutes } from './write/product-bulk.routes';
import { productImportRoutes } from './csv/product-import.routes';

export const area = defineArea({
  routes: [
    productRoutes,
    staffProductRoutes,
    productWriteRoutes,
    productBulkRoutes,
    productImportRoutes,
  ],
});
