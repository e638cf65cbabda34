import { scriptJson } from '@pasal/core/contract/text/script-json';
import type { HeadElement } from '@pasal/platform/contract/head-element';
import { LANGUAGES, pathIn, type Language } from '@pasal/platform/contract/language';

/** A schema.org item; undefined properties are omitted. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** Makes a path an absolute URL; undefined while the shop's origin is unknown. */
export type AddressOf = (path: string) => string | undefined;

/** Describes the topics of a page; a topic that needs an absolute URL is undefined without one. */
export type DescribeThings = (addressOf: AddressOf) => readonly (Thing | undefined)[];

/** A page's metadata. */
export interface PageHeadParts {
  title: string;
  description?: string;
  /**
   * The page's canonical address, as a path of `paths`: without filters, in the shop's spelling. Pages that search
   * engines should not list have none.
   */
  canonical?: string;
  /** Excludes the page from search engines. */
  noIndex?: boolean;
  /** The topic of the page for link previews. Default: `website`. */
  type?: 'website' | 'product';
  /** Path of the picture shown with a link to the page. */
  picture?: string | undefined;
  /** The page's structured data; empty until it is known. */
  things?: DescribeThings | undefined;
}

/** The shop's part of a head. */
export interface HeadOfShop {
  shopName: string;
  /** The shop's origin; whatever needs an absolute URL is omitted while it is unknown. */
  origin: string | undefined;
  language: Language;
  /** Prefix of the title. */
  mark?: string;
}

const meta = (name: string, content: string | undefined): HeadElement[] =>
  content ? [{ name: 'meta', attributes: { name, content } }] : [];

const openGraph = (property: string, content: string | undefined): HeadElement[] =>
  content ? [{ name: 'meta', attributes: { property: `og:${property}`, content } }] : [];

/** The languages for search engines; the first is the default. */
const ALTERNATES = [
  ...LANGUAGES.map((each) => [each, each] as const),
  ['x-default', 'en'] as const,
];

/** A page's path in the current language; files have the same path in each. */
const addressed = (language: Language, path: string) =>
  /\.\w+$/.test(path) ? path : pathIn(language, path);

/** The page's structured data as one JSON-LD text, so that a page can find exactly the one in its document. */
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

/** The canonical link, and the page's address in each language. */
function links(canonical: string, { origin, language }: HeadOfShop): HeadElement[] {
  if (!origin) return [];
  return [
    link({ rel: 'canonical', href: `${origin}${pathIn(language, canonical)}` }),
    ...ALTERNATES.map(([hrefLang, each]) =>
      link({ rel: 'alternate', hrefLang, href: `${origin}${pathIn(each, canonical)}` }),
    ),
  ];
}

/** The elements of a page's head, structured data last. */
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
