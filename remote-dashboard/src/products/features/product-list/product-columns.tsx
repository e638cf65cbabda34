import type { StaffProduct, User } from '@pasal/shared/contracts';
import { formatRupees, mayDeleteProduct } from '@pasal/shared/domain';
import {
  Badge,
  Menu,
  ProductPicture,
  type Column,
  type IconShape,
  type MenuItem,
  icons,
} from '@pasal/shared/ui';
import { ProductStatusBadge } from '../../../kit/status-badge/status-badge';
import * as messages from './messages';
import { ProductStock } from './product-stock';
import { SelectAll } from './select-all';
import { Badges, SelectBox, Thumb, TwoLines } from './product-list.styles';

export interface ProductActions {
  /** The user whose permissions determine the menu's items. */
  user: User | null;
  /** The page's rows. */
  shown: readonly StaffProduct[];
  selected: ReadonlySet<number>;
  onSelect: (products: readonly StaffProduct[], selected: boolean) => void;
  onView: (product: StaffProduct) => void;
  onEdit: (product: StaffProduct) => void;
  onDuplicate: (product: StaffProduct) => void;
  onDelete: (product: StaffProduct) => void;
  /** The product whose stock is being edited inline. */
  edited: number | undefined;
  onEditStock: (id: number | undefined) => void;
  /** Called when it is saved; `goOn` to edit the next row's. */
  onStockSaved: (id: number, goOn: boolean) => void;
}

/** A row's card on a phone: product above, price and stock below. */
export const CARD =
  '"select picture name name actions" auto "status status stock stock price" auto / 44px 40px minmax(0, 1fr) auto auto';

/** Lists the items of a row's menu; users who may not delete don't see Delete (R6.3). */
function menuItems(product: StaffProduct, actions: ProductActions): MenuItem[] {
  const { user, onView, onEdit, onDuplicate, onDelete } = actions;
  const item = (
    label: string,
    icon: IconShape,
    choose: (product: StaffProduct) => void,
  ): MenuItem => ({
    label,
    icon,
    onChoose: () => choose(product),
  });
  const items = [
    item(messages.view, icons.eye, onView),
    item(messages.edit, icons.edit, onEdit),
    item(messages.duplicate, icons.plus, onDuplicate),
  ];
  if (!user || !mayDeleteProduct(user, product)) return items;
  return [...items, { ...item(messages.deleteLabel, icons.trash, onDelete), danger: true }];
}

/** The selection checkboxes. */
const selectColumn = ({ shown, selected, onSelect }: ProductActions): Column<StaffProduct> => ({
  label: messages.select,
  head: <SelectAll {...{ shown, selected, onSelect }} />,
  area: 'select',
  width: '56px',
  height: '44px',
  cell: (product) => (
    <SelectBox
      type="checkbox"
      aria-label={messages.selectOne(product.title)}
      checked={selected.has(product.id)}
      onChange={({ target }) => onSelect([product], target.checked)}
    />
  ),
});

/** A row's stock, editable inline. */
const stockColumn = ({
  edited,
  onEditStock,
  onStockSaved,
}: ProductActions): Column<StaffProduct> => ({
  label: messages.stock,
  sort: 'stock',
  area: 'stock',
  width: '96px',
  align: 'end',
  cell: (product) => (
    <ProductStock
      product={product}
      isEdited={edited === product.id}
      onEdit={() => onEditStock(product.id)}
      onCancel={() => onEditStock(undefined)}
      onSaved={(goOn) => onStockSaved(product.id, goOn)}
    />
  ),
});

/** Its status, and a mark for a missing Nepali text. */
const Marks = ({ status, lacks_nepali }: StaffProduct) => (
  <Badges>
    <ProductStatusBadge status={status} />
    {lacks_nepali && <Badge $tone="neutral">{messages.noNepali}</Badge>}
  </Badges>
);

const pictureColumn: Column<StaffProduct> = {
  label: messages.picture,
  area: 'picture',
  width: '64px',
  height: '40px',
  cell: ({ images }) => (
    <Thumb>
      <ProductPicture images={images} alt="" sizes="40px" />
    </Thumb>
  ),
};

/** The columns of R2.82, after selection and picture. */
export function productColumns(actions: ProductActions): Column<StaffProduct>[] {
  return [
    selectColumn(actions),
    { label: messages.id, sort: 'id', width: '64px', cell: ({ id }) => id },
    pictureColumn,
    {
      label: messages.name,
      sort: 'title',
      area: 'name',
      cell: ({ title }) => <TwoLines title={title}>{title}</TwoLines>,
    },
    {
      label: messages.category,
      sort: 'category',
      width: '152px',
      cell: ({ category, category_label = category }) => category_label,
    },
    {
      label: messages.brand,
      sort: 'brand',
      width: '120px',
      cell: ({ brand, brand_label = brand }) => brand_label,
    },
    {
      label: messages.price,
      sort: 'price',
      area: 'price',
      width: '120px',
      align: 'end',
      nowrap: true,
      cell: ({ price }) => formatRupees(price),
    },
    stockColumn(actions),
    {
      label: messages.status,
      sort: 'status',
      area: 'status',
      width: '112px',
      cell: Marks,
    },
    {
      label: messages.actions,
      area: 'actions',
      width: '76px',
      align: 'end',
      height: '44px',
      cell: (product) => (
        <Menu label={messages.actionsOf(product.title)} items={menuItems(product, actions)} />
      ),
    },
  ];
}
