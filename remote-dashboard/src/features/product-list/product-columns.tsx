import type { StaffProduct, User } from '@pasal/shared/contracts';
import { formatRupees, mayDeleteProduct } from '@pasal/shared/domain';
import { Menu, type Column, type MenuItem } from '@pasal/shared/ui';
import { ProductStatusBadge } from '../status-badge/status-badge';
import { messages } from './messages';

export interface ProductActions {
  /** Whose rights decide what the menu offers. */
  user: User | null;
  onView: (product: StaffProduct) => void;
  onDelete: (product: StaffProduct) => void;
}

/** What the menu of a row offers; Delete is hidden from who may not (spec §6). */
function menuItems(product: StaffProduct, actions: ProductActions): MenuItem[] {
  const { user, onView, onDelete } = actions;
  const view: MenuItem = { label: messages.view, icon: 'eye', onChoose: () => onView(product) };
  if (!user || !mayDeleteProduct(user, product)) return [view];
  const remove: MenuItem = {
    label: messages.delete,
    icon: 'trash',
    danger: true,
    onChoose: () => onDelete(product),
  };
  return [view, remove];
}

/** The columns of spec §2 "Product management". */
export function productColumns(actions: ProductActions): Column<StaffProduct>[] {
  return [
    { label: messages.id, width: '64px', cell: ({ id }) => id },
    { label: messages.name, cell: ({ title }) => title },
    { label: messages.category, width: '176px', cell: ({ category }) => category },
    { label: messages.brand, width: '136px', cell: ({ brand }) => brand },
    {
      label: messages.price,
      width: '136px',
      align: 'end',
      nowrap: true,
      cell: ({ price }) => formatRupees(price),
    },
    { label: messages.stock, width: '80px', align: 'end', cell: (product) => product.in_stock },
    {
      label: messages.status,
      width: '112px',
      cell: ({ status }) => <ProductStatusBadge status={status} />,
    },
    {
      label: messages.actions,
      width: '92px',
      height: '44px',
      cell: (product) => (
        <Menu label={messages.actionsOf(product.title)} items={menuItems(product, actions)} />
      ),
    },
  ];
}
