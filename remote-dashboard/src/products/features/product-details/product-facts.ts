import { PRODUCT_LINE_NAMES, type StaffProduct } from '@pasal/shared/contracts';
import {
  type Dates,
  formatRupees,
  PRODUCT_STATUS_LABELS,
  SECTION_LABELS,
} from '@pasal/shared/domain';
import { inputOf } from '../../model/product-inputs';
import * as messages from './messages';

const yesOrNo = (value: boolean) => (value ? messages.yes : messages.no);

/** The basic info of a product, label by label. */
export function productFacts(
  product: StaffProduct,
  { dateTime }: Dates,
): readonly (readonly [string, string])[] {
  return [
    [messages.id, String(product.id)],
    [messages.category, product.category_label ?? product.category],
    [messages.subcategory, product.subcategory_label ?? product.subcategory ?? messages.none],
    [messages.brand, product.brand_label ?? product.brand],
    [messages.price, formatRupees(product.price)],
    [messages.originalPrice, formatRupees(product.original_price)],
    [messages.discount, `${product.discount_percentage}%`],
    [messages.stock, String(product.in_stock)],
    ...product.variants.map(
      ({ name, code, price, in_stock }) =>
        [
          code ? `${name} (${code})` : name,
          messages.variant(formatRupees(price), in_stock),
        ] as const,
    ),
    [messages.status, PRODUCT_STATUS_LABELS[product.status]],
    [messages.section, product.section ? SECTION_LABELS[product.section] : messages.none],
    [messages.popular, yesOrNo(product.is_popular)],
    [messages.fastDelivery, yesOrNo(product.fast_delivery)],
    ...PRODUCT_LINE_NAMES.map(
      (name) => [inputOf(name).label, product[name] || messages.none] as const,
    ),
    [messages.updated, dateTime(product.updated_at)],
  ];
}
