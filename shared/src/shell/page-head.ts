import { createElement, Fragment, useContext, useLayoutEffect } from 'react';
import { SENT_HEAD, type HeadElement } from '@pasal/platform/contract/head-element';
import { LANGUAGE } from '../domain/language';
import { headElements, type PageHeadParts } from '../domain/page-heads/head-elements';
import { useShopName } from './shop-name';
import { ShopOrigin } from './shop-origin';
import { TitleMark } from './title-mark';

/** A script's text isn't escaped: its content is safe, and the page finds the same text in its document. */
function write({ name, attributes, text }: HeadElement) {
  if (name !== 'script') return createElement(name, attributes, text);
  return createElement(name, { ...attributes, dangerouslySetInnerHTML: { __html: text ?? '' } });
}

/** Removes the server-rendered head elements: from now on the page renders its own, and so do later pages. */
function useOwnHead() {
  useLayoutEffect(() => {
    for (const sent of document.head.querySelectorAll(`[${SENT_HEAD}]`)) sent.remove();
  }, []);
}

/**
 * The document's title, description, canonical link and Open Graph properties while a page is shown. React hoists
 * them into the head, in the browser and on the server; the structured data stays in place. Whatever needs an
 * absolute URL is omitted while the shop's origin is unknown.
 */
export function PageHead(props: PageHeadParts) {
  const shopName = useShopName();
  const origin = useContext(ShopOrigin);
  const mark = useContext(TitleMark);
  useOwnHead();
  const shop = { shopName, origin, mark, language: LANGUAGE };
  return createElement(Fragment, null, ...headElements(props, shop).map(write));
}
