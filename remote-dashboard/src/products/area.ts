import { DASHBOARD_PAGE_SIZE } from '@pasal/shared/contracts';
import { linkTo, LIST, ofAddress, type AreaPages } from '../kit/area';

export const pages = {
  'product-management': {
    path: '/dashboard/product-management',
    entry: { group: 'main', order: 20, icon: 'box' },
    needs: [
      {
        call: 'staffProducts',
        query: {
          ...LIST,
          ...ofAddress('section', 'brand', 'stock', 'sort'),
          limit: { search: 'limit', or: DASHBOARD_PAGE_SIZE },
        },
      },
    ],
  },
  'add-new-product': { path: '/dashboard/add-new-product' },
  'edit-product': { path: '/dashboard/edit-product/:id' },
} as const satisfies AreaPages;

export const links = {
  editProduct: (id: number) => linkTo(pages['edit-product'], id),
  duplicateProduct: (id: number) => `${pages['add-new-product'].path}?copy=${id}`,
  lowStock: `${pages['product-management'].path}?stock=low`,
};
