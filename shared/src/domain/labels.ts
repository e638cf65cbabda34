import type { DeliveryType, OrderStatus } from '../contracts/limits';
import type { ProductLine, ProductStatus, Section } from '../contracts/products/product-limits';

/** Labels of stored values (R4.1, R4.2, R5.4). */
export const ORDER_STATUS_LABELS: Record<OrderStatus, string> = {
  pending: 'Pending',
  complete: 'Completed',
  cancel: 'Cancelled',
  others: 'other',
};
/** An order status in words for its buyer, wherever buyers see it (D92). */
export const BUYER_STATUS_LABELS: Record<OrderStatus, string> = {
  pending: 'Received',
  complete: 'Completed',
  cancel: 'Cancelled',
  others: 'In progress',
};
export const PRODUCT_STATUS_LABELS: Record<ProductStatus, string> = {
  pending: 'Pending',
  approve: 'Approved',
  cancel: 'Canceled',
};
export const DELIVERY_TYPE_LABELS: Record<DeliveryType, string> = {
  home_delivery: 'Home Delivery',
  shop_pickup: 'Shop Pickup',
};
export const SECTION_LABELS: Record<Section, string> = {
  new_arrivals: 'New Arrivals',
  popular_items: 'Popular Items',
  weekly_deals: 'Deal Of The Week',
};
/** The labels of a product's short texts, wherever they are shown or edited. */
export const PRODUCT_LINE_LABELS: Readonly<Record<ProductLine, string>> = {
  warranty: 'Warranty',
};
export const PAYMENT_METHOD_LABEL = 'Cash on Delivery';
