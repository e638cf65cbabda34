/** The statements of the bare routes: the same answers as ours, without a framework around them. */
const COLUMNS = `product.id, product.slug, product.title, product.price_paisa,
  product.original_price_paisa, product.discount_percentage, product.in_stock, product.images,
  product.variants, product.fast_delivery, product.warranty, product.description, product.section,
  product.is_popular, brand.name as brand, category.name as category`;
const TABLES = `product join brand on brand.id = product.brand_id
  join category on category.id = product.category_id`;
export const BARE_LIST = `select ${COLUMNS} from ${TABLES} where product.status = 'approve'
  order by is_popular desc, available desc, created_at desc, product.id limit 20`;
export const BARE_SLUG = `select ${COLUMNS}, product.additional_description from ${TABLES}
  where product.slug = $1 and product.status = 'approve'`;
