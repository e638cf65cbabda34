import type { DeliveryType, OrderStatus } from '../contracts/limits';
import type { ProductLine, ProductStatus, Section } from '../contracts/products/product-limits';

/** Labels of stored values (R4.1, R4.2, R5.4). */
export const ORDER_STATUS_LABELS: Record<OrderStatus, string> = {
  pending: 'बाँकी',
  complete: 'पूरा भयो',
  cancel: 'रद्द भयो',
  others: 'अन्य',
};
/** An order status in words for its buyer, wherever buyers see it (D92). */
export const BUYER_STATUS_LABELS: Record<OrderStatus, string> = {
  pending: 'अर्डर पाइयो',
  complete: 'पूरा भयो',
  cancel: 'रद्द भयो',
  others: 'काम हुँदैछ',
};
export const PRODUCT_STATUS_LABELS: Record<ProductStatus, string> = {
  pending: 'स्वीकृति बाँकी',
  approve: 'स्वीकृत',
  cancel: 'रद्द',
};
export const DELIVERY_TYPE_LABELS: Record<DeliveryType, string> = {
  home_delivery: 'घरमै डेलिभरी',
  shop_pickup: 'पसलबाट लिने',
};
export const SECTION_LABELS: Record<Section, string> = {
  new_arrivals: 'नयाँ सामान',
  popular_items: 'लोकप्रिय सामान',
  weekly_deals: 'यो हप्ताको अफर',
};
/** The labels of a product's short texts, wherever they are shown or edited. */
export const PRODUCT_LINE_LABELS: Readonly<Record<ProductLine, string>> = {
  warranty: 'वारेन्टी',
};
export const PAYMENT_METHOD_LABEL = 'सामान पाएपछि नगद भुक्तानी (क्यास अन डेलिभरी)';
