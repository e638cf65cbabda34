import {
  countPieces,
  formatRupees,
  mostOf,
  PERSISTED_KEY,
  readCart,
  readSaved,
  totalOf,
  type CartItem,
  writeDigits,
} from '@pasal/shared/domain';
import { lineWordsOf } from '../../../features/cart-lines/line-words';
import { CODE } from '../../../paths';
import { fillWords, type Words } from './fill-words';

/** The cart saved in this browser. */
function readItems(): CartItem[] {
  const text = localStorage.getItem(PERSISTED_KEY);
  return (text !== null && readSaved(text, 'cart', readCart)?.items) || [];
}

/** The templates of a part, in order. */
const templatesOf = (part: ParentNode) => [...part.querySelectorAll('template')];

const copyOf = (template: HTMLTemplateElement | undefined) =>
  document.importNode(template?.content ?? document.createDocumentFragment(), true);

function makeLine(item: CartItem, items: CartItem[], [pictured, plain]: HTMLTemplateElement[]) {
  const words = lineWordsOf(item);
  const line = copyOf(words.picture === null ? plain : pictured);
  // Its template includes the leading slash of the address, without which it would be relative to the page.
  fillWords(line, { ...words, product: words.product.slice(1) });
  const [decrease, increase] = line.querySelectorAll('button');
  if (decrease) decrease.disabled = item.quantity <= 1;
  if (increase) increase.disabled = item.quantity >= mostOf(items, item, undefined);
  return line;
}

/**
 * Shows this browser's cart exactly as the page's first render will (`early-cart.tsx` has its parts). Inlined into
 * the document with its imports.
 * @param place where the page will be
 * @throws when the saved data can't be read, or the address names a sent cart: the page then shows that it is
 *   loading
 */
export function showCart(place: Element): void {
  // Another cart is shown first.
  if (location.search.includes(`${CODE}=`)) throw new Error(CODE);
  const items = readItems();
  const [empty, filled] = templatesOf(place);
  const cart = copyOf(items.length === 0 ? empty : filled);
  const list = cart.querySelector('ul');
  const lines = list ? templatesOf(list) : [];
  const words: Words = {
    count: writeDigits(countPieces(items)),
    goods: formatRupees(totalOf(items)),
  };
  fillWords(cart, words);
  list?.replaceChildren(...items.map((item) => makeLine(item, items, lines)));
  place.replaceChildren(cart);
}
