/**
 * The document's title and description while a page is shown. React hoists both into the head,
 * in the browser and on the server alike.
 */
import { createElement, Fragment } from 'react';

interface PageHeadProps {
  title: string;
  description?: string;
}

export function PageHead({ title, description }: PageHeadProps) {
  return createElement(
    Fragment,
    null,
    createElement('title', null, `${title} | Pasal`),
    description ? createElement('meta', { name: 'description', content: description }) : null,
  );
}
