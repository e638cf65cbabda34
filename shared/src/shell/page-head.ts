import { createElement, Fragment, useContext, useLayoutEffect } from 'react';
import { SENT_HEAD, type HeadElement } from '@pasal/platform/contract/head-element';
import { LANGUAGE } from '../domain/language';
import { headElements, type PageHeadParts } from '../domain/page-heads/head-elements';
import { useShopName } from './shop-name';
import { ShopOrigin } from './shop-origin';
import { TitleMark } from './title-mark';

/** The text of a script is written as it is: it is safe there, and the page finds the same in its document. */
function write({ name, attributes, text }: HeadElement) {
  if (name !== 'script') return createElement(name, attributes, text);
  return createElement(name, { ...attributes, dangerouslySetInnerHTML: { __html: text ?? '' } });
}

/** Takes away what the server said of this page in its place: from now on the page says it, and what others say. */
function useOwnHead() {
  useLayoutEffect(() => {
    for (const sent of document.head.querySelectorAll(`[${SENT_HEAD}]`)) sent.remove();
  }, []);
}

/**
 * The document's title, description, canonical link and Open Graph properties while a page is shown.
 * React hoists them into the head, in the browser and on the server alike; the structured data stays
 * where it stands. What needs a whole address is left out while the shop's origin isn't known.
 */
export function PageHead(props: PageHeadParts) {
  const shopName = useShopName();
  const origin = useContext(ShopOrigin);
  const mark = useContext(TitleMark);
  useOwnHead();
  const shop = { shopName, origin, mark, language: LANGUAGE };
  return createElement(Fragment, null, ...headElements(props, shop).map(write));
}
