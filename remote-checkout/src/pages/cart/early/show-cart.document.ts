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

/** The cart this browser has saved. */
function readItems(): CartItem[] {
  const text = localStorage.getItem(PERSISTED_KEY);
  return (text !== null && readSaved(text, 'cart', readCart)?.items) || [];
}

/** The templates of a part, in their order. */
const templatesOf = (part: ParentNode) => [...part.querySelectorAll('template')];

const copyOf = (template: HTMLTemplateElement | undefined) =>
  document.importNode(template?.content ?? document.createDocumentFragment(), true);

function makeLine(item: CartItem, items: CartItem[], [pictured, plain]: HTMLTemplateElement[]) {
  const words = lineWordsOf(item);
  const line = copyOf(words.picture === null ? plain : pictured);
  // Its template has the first sign of an address, without which it would be one below the page's own.
  fillWords(line, { ...words, product: words.product.slice(1) });
  const [decrease, increase] = line.querySelectorAll('button');
  if (decrease) decrease.disabled = item.quantity <= 1;
  if (increase) increase.disabled = item.quantity >= mostOf(items, item, undefined);
  return line;
}

/**
 * Shows what this browser has in the cart, as the page will show it first (`early-cart.tsx` has its parts). Stands in
 * the document as its own text, with what it imports.
 * @param place where the page is going to be
 * @throws when what is saved can't be read, or a cart that was sent is asked for: the page then says that it is loading
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
