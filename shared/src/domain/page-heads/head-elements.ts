import { scriptJson } from '@pasal/core/contract/text/script-json';
import type { HeadElement } from '@pasal/platform/contract/head-element';
import { LANGUAGES, pathIn, type Language } from '@pasal/platform/contract/language';

/** Something of schema.org; what is undefined in it is left out. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** Makes the whole address of a path; undefined while the shop's origin isn't known. */
export type AddressOf = (path: string) => string | undefined;

/** Describes the topics of a page; a topic that needs a whole address is undefined without one. */
export type DescribeThings = (addressOf: AddressOf) => readonly (Thing | undefined)[];

/** What a page says of itself to those who do not look at it. */
export interface PageHeadParts {
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

/** The shop around the page. */
export interface HeadOfShop {
  shopName: string;
  /** Where the shop is; what needs a whole address is left out while that is not known. */
  origin: string | undefined;
  language: Language;
  /** Stands before the title. */
  mark?: string;
}

const meta = (name: string, content: string | undefined): HeadElement[] =>
  content ? [{ name: 'meta', attributes: { name, content } }] : [];

const openGraph = (property: string, content: string | undefined): HeadElement[] =>
  content ? [{ name: 'meta', attributes: { property: `og:${property}`, content } }] : [];

/** The languages for search engines; whoever reads neither gets the first. */
const ALTERNATES = [
  ...LANGUAGES.map((each) => [each, each] as const),
  ['x-default', 'en'] as const,
];

/** A page's path in the language of the page; a file has one for all. */
const addressed = (language: Language, path: string) =>
  /\.\w+$/.test(path) ? path : pathIn(language, path);

/** The page's structured data as JSON-LD, in one text, so that a page finds exactly the one in its document. */
function structuredData(things: DescribeThings, { origin, language }: HeadOfShop): HeadElement[] {
  const found = things((path) => origin && `${origin}${addressed(language, path)}`).filter(
    (thing) => thing,
  );
  if (found.length === 0) return [];
  const graph = { '@context': 'https://schema.org', '@graph': found };
  const text = scriptJson(JSON.stringify(graph));
  return [{ name: 'script', attributes: { type: 'application/ld+json' }, text }];
}

const link = (attributes: Record<string, string>): HeadElement => ({ name: 'link', attributes });

/** The canonical link, and where the page is in each language. */
function links(canonical: string, { origin, language }: HeadOfShop): HeadElement[] {
  if (!origin) return [];
  return [
    link({ rel: 'canonical', href: `${origin}${pathIn(language, canonical)}` }),
    ...ALTERNATES.map(([hrefLang, each]) =>
      link({ rel: 'alternate', hrefLang, href: `${origin}${pathIn(each, canonical)}` }),
    ),
  ];
}

/** The elements that describe a page; its structured data comes last. */
export function headElements(head: PageHeadParts, shop: HeadOfShop): HeadElement[] {
  const { title, description, canonical, noIndex, type = 'website', picture, things } = head;
  const { shopName, origin, language, mark = '' } = shop;
  const graph = (path: string) => [
    ...openGraph('title', title),
    ...openGraph('description', description),
    ...openGraph('type', type),
    ...openGraph('url', origin && `${origin}${pathIn(language, path)}`),
    ...openGraph('image', picture && origin && `${origin}${picture}`),
    ...openGraph('site_name', shopName),
  ];
  return [
    { name: 'title', attributes: {}, text: `${mark}${title} | ${shopName}` },
    ...meta('description', description),
    ...meta('robots', noIndex ? 'noindex' : undefined),
    ...(canonical ? [...links(canonical, shop), ...graph(canonical)] : []),
    ...(things ? structuredData(things, shop) : []),
  ];
}
