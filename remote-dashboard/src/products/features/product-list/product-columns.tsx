import type { StaffProduct, User } from '@pasal/shared/contracts';
import { formatRupees, mayDeleteProduct } from '@pasal/shared/domain';
import { Menu, type Column, type MenuItem, icons } from '@pasal/shared/ui';
import { ProductStatusBadge } from '../../../kit/status-badge/status-badge';
import * as messages from './messages';
import { ProductStock } from './product-stock';
import { SelectBox } from './product-list.styles';

export interface ProductActions {
  /** Whose rights decide what the menu offers. */
  user: User | null;
  selected: ReadonlySet<number>;
  onSelect: (product: StaffProduct, selected: boolean) => void;
  onView: (product: StaffProduct) => void;
  onEdit: (product: StaffProduct) => void;
  onDelete: (product: StaffProduct) => void;
}

/** What the menu of a row offers; Delete is hidden from who may not (R6.3). */
function menuItems(product: StaffProduct, actions: ProductActions): MenuItem[] {
  const { user, onView, onEdit, onDelete } = actions;
  const view: MenuItem = { label: messages.view, icon: icons.eye, onChoose: () => onView(product) };
  const edit: MenuItem = {
    label: messages.edit,
    icon: icons.edit,
    onChoose: () => onEdit(product),
  };
  if (!user || !mayDeleteProduct(user, product)) return [view, edit];
  const remove: MenuItem = {
    label: messages.deleteLabel,
    icon: icons.trash,
    danger: true,
    onChoose: () => onDelete(product),
  };
  return [view, edit, remove];
}

/** The columns of R2.82, after the one that selects. */
export function productColumns(actions: ProductActions): Column<StaffProduct>[] {
  return [
    {
      label: messages.select,
      width: '56px',
      height: '44px',
      cell: (product) => (
        <SelectBox
          type="checkbox"
          aria-label={messages.selectOne(product.title)}
          checked={actions.selected.has(product.id)}
          onChange={({ target }) => actions.onSelect(product, target.checked)}
        />
      ),
    },
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
    {
      label: messages.stock,
      width: '96px',
      align: 'end',
      cell: (product) => <ProductStock product={product} />,
    },
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
