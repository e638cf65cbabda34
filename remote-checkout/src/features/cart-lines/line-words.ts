import {
  formatRupees,
  nameOfLine,
  totalOf,
  writeDigits,
  type CartItem,
} from '@pasal/shared/domain';
import { paths } from '@pasal/shared/routing/paths';
import * as messages from './messages';

/** The texts of a cart line, formatted for display. */
export interface LineWords {
  title: string;
  brand: string;
  /** The address of its product. */
  product: string;
  /** The path of its picture; null if none. */
  picture: string | null;
  quantity: string;
  amount: string;
  /** The unit price if there are several pieces. */
  each: string | null;
}

/** Formats a cart line. */
export function lineWordsOf(item: CartItem): LineWords {
  const { brand, quantity } = item;
  return {
    title: nameOfLine(item),
    brand,
    product: paths.product(item.slug, item.variant_id),
    picture: item.images[0] || null,
    quantity: writeDigits(quantity),
    amount: formatRupees(totalOf([item])),
    each: quantity > 1 ? messages.perUnit(formatRupees(item.price)) : null,
  };
}
