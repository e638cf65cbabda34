import { createElement, useContext } from 'react';
import { scriptJson } from '@pasal/core/contract/text/script-json';
import { pathIn } from '@pasal/platform/contract/language';
import { LANGUAGE } from '../domain/language';
import { ShopOrigin } from './shop-origin';

/** Something of schema.org; what is undefined in it is left out. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** Makes the whole address of a path; undefined while the shop's origin isn't known. */
export type AddressOf = (path: string) => string | undefined;

/** Describes the topics of a page; a topic that needs a whole address is undefined without one. */
export type DescribeThings = (addressOf: AddressOf) => readonly (Thing | undefined)[];

/** A page's path in the language of the page; a file has one for all. */
const addressed = (path: string) => (/\.\w+$/.test(path) ? path : pathIn(LANGUAGE, path));

/**
 * The page's structured data as JSON-LD. It is one text, so that the page finds exactly the same one in the
 * document that a server made.
 */
export function StructuredData({ things }: { things: DescribeThings }) {
  const origin = useContext(ShopOrigin);
  const found = things((path) => origin && `${origin}${addressed(path)}`).filter((thing) => thing);
  if (found.length === 0) return null;
  const graph = { '@context': 'https://schema.org', '@graph': found };
  return createElement('script', {
    type: 'application/ld+json',
    dangerouslySetInnerHTML: { __html: scriptJson(JSON.stringify(graph)) },
  });
}
