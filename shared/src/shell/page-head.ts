import { createElement, Fragment, useContext } from 'react';
import { useShopName } from './shop-name';
import { ShopOrigin } from './shop-origin';

interface PageHeadProps {
  title: string;
  description?: string;
  /**
   * The one address this page is known by, as a path of `paths`: without filters, in the spelling
   * of the shop. Pages nobody should find by a search engine have none.
   */
  canonical?: string;
}

/**
 * The document's title, description and canonical link while a page is shown. React hoists them
 * into the head, in the browser and on the server alike.
 */
export function PageHead({ title, description, canonical }: PageHeadProps) {
  const shopName = useShopName();
  const origin = useContext(ShopOrigin);
  return createElement(
    Fragment,
    null,
    createElement('title', null, `${title} | ${shopName}`),
    description ? createElement('meta', { name: 'description', content: description }) : null,
    canonical && origin
      ? createElement('link', { rel: 'canonical', href: `${origin}${canonical}` })
      : null,
  );
}
