import { html } from '@pasal/core/http/html';
import { MAX_PAGE_CHARACTERS, type PageKind } from '@pasal/shared/contracts';
import { storableRichText } from '../../product/write/rich-text';
import * as messages from './messages';

interface FirstText {
  intro: (shop: string) => string;
  parts: readonly messages.TextPart[];
}

const CONTACT = html`<h2>${messages.complaints}</h2>
  <p>${messages.reachUs} <a href="/contact">${messages.contactPage}</a>.</p>`;

const TEXTS: Record<PageKind, FirstText> = {
  terms: messages.terms,
  privacy: messages.privacy,
  returns: messages.returns,
  about: messages.about,
  questions: messages.questions,
};

/** The text of a page before its owner has written one: what Pasal came with, for a shop of this name. */
export function firstText(kind: PageKind, shop: string): string {
  const { intro, parts } = TEXTS[kind];
  const written = html`<p>${intro(shop)}</p>
    ${parts.map(
      ({ heading, text }) =>
        html`<h2>${heading}</h2>
          <p>${text}</p>`,
    )}
    ${kind === 'privacy' && CONTACT}`;
  // In the spelling of what is stored: what is saved unchanged is no draft.
  return storableRichText(written.html.replaceAll(/>\s+</g, '><').trim(), MAX_PAGE_CHARACTERS);
}
