import { createElement, useContext } from 'react';
import { scriptJson } from '@pasal/core/contract/text/script-json';
import { ShopOrigin } from './shop-origin';

/** Something of schema.org; what is undefined in it is left out. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** Makes the whole address of a path; undefined while the shop's origin isn't known. */
export type AddressOf = (path: string) => string | undefined;

/** What a page is about; things that are nothing without a whole address are undefined then. */
export type DescribeThings = (addressOf: AddressOf) => readonly (Thing | undefined)[];

/**
 * What a page says for programs, as JSON-LD. One text set as it is, so that the page finds the very
 * same in the document a server made.
 */
export function StructuredData({ things }: { things: DescribeThings }) {
  const origin = useContext(ShopOrigin);
  const found = things((path) => origin && `${origin}${path}`).filter((thing) => thing);
  if (found.length === 0) return null;
  const graph = { '@context': 'https://schema.org', '@graph': found };
  return createElement('script', {
    type: 'application/ld+json',
    dangerouslySetInnerHTML: { __html: scriptJson(JSON.stringify(graph)) },
  });
}
