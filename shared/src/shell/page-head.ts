import { createElement, Fragment, useContext } from 'react';
import { LANGUAGES, pathIn, type Language } from '@pasal/platform/contract/language';
import { LANGUAGE } from '../domain/language';
import { useShopName } from './shop-name';
import { ShopOrigin } from './shop-origin';
import { TitleMark } from './title-mark';
import { StructuredData, type DescribeThings } from './structured-data';

interface PageHeadProps {
  title: string;
  description?: string;
  /**
   * The one address this page is known by, as a path of `paths`: without filters, in the spelling of the
   * shop. Pages that search engines should not list have none.
   */
  canonical?: string;
  /** Keeps a page out of search engines that come across it. */
  noIndex?: boolean;
  /** The topic of the page, for programs that show a link to it. Default: `website`. */
  type?: 'website' | 'product';
  /** Path of the picture shown with a link to the page. */
  picture?: string | undefined;
  /** The page's structured data; empty while it isn't known. */
  things?: DescribeThings | undefined;
}

const meta = (name: string, content: string | undefined) =>
  content ? createElement('meta', { name, content }) : null;

const openGraph = (property: string, content: string | undefined) =>
  content ? createElement('meta', { property: `og:${property}`, content }) : null;

/** The languages for search engines; whoever reads neither gets the first. */
const ALTERNATES = [
  ...LANGUAGES.map((each) => [each, each] as const),
  ['x-default', 'en'] as const,
];

const alternate = (hrefLang: string, href: string | undefined) =>
  createElement('link', { key: hrefLang, rel: 'alternate', hrefLang, href });

/**
 * The document's title, description, canonical link and Open Graph properties while a page is shown.
 * React hoists them into the head, in the browser and on the server alike; the structured data stays
 * where it stands. What needs a whole address is left out while the shop's origin isn't known.
 */
export function PageHead(props: PageHeadProps) {
  const { title, description, canonical, noIndex, type = 'website', picture, things } = props;
  const shopName = useShopName();
  const origin = useContext(ShopOrigin);
  const mark = useContext(TitleMark);
  const addressIn = (language: Language) =>
    canonical && origin && `${origin}${pathIn(language, canonical)}`;
  const address = addressIn(LANGUAGE);
  const graph = canonical
    ? [
        openGraph('title', title),
        openGraph('description', description),
        openGraph('type', type),
        openGraph('url', address),
        openGraph('image', picture && origin && `${origin}${picture}`),
        openGraph('site_name', shopName),
      ]
    : [];
  return createElement(
    Fragment,
    null,
    createElement('title', null, `${mark}${title} | ${shopName}`),
    meta('description', description),
    meta('robots', noIndex ? 'noindex' : undefined),
    address ? createElement('link', { rel: 'canonical', href: address }) : null,
    ...(address
      ? ALTERNATES.map(([hrefLang, language]) => alternate(hrefLang, addressIn(language)))
      : []),
    ...graph,
    things ? createElement(StructuredData, { things }) : null,
  );
}
