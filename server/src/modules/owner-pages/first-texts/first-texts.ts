import { html } from '@pasal/core/http/html';
import { pathIn } from '@pasal/platform/contract/language';
import {
  MAX_PAGE_CHARACTERS,
  type PageKind,
  type PageTextParams,
  type TextLanguage,
} from '@pasal/shared/contracts';
import { storableRichText } from '../../../rich-text/rich-text';
import * as english from './messages';
import * as nepali from './nepali';

interface FirstText {
  intro: (shop: string) => string;
  parts: (facts: english.ShopFacts) => readonly english.TextPart[];
}

const TEXTS: Record<TextLanguage, Record<PageKind, FirstText> & typeof english.contact> = {
  en: { ...english, ...english.contact },
  ne: { ...nepali, ...nepali.contact },
};

/** The default text of a page, with this shop's current data. */
export function firstText({ kind, language }: PageTextParams, facts: english.ShopFacts): string {
  const texts = TEXTS[language];
  const { intro, parts } = texts[kind];
  const { complaints, before, contactPage, after } = texts;
  const written = html`<p>${intro(facts.shop)}</p>
    ${parts(facts).map(
      ({ heading, text }) =>
        html`<h2>${heading}</h2>
          <p>${text}</p>`,
    )}
    ${
      kind === 'privacy' &&
      html`<h2>${complaints}</h2>
        <p>${before}<a href="${pathIn(language, '/contact')}">${contactPage}</a>${after}</p>`
    }`;
  // Normalised like a stored text, so that saving it unchanged creates no draft.
  return storableRichText(written.html.replaceAll(/>\s+</g, '><').trim(), MAX_PAGE_CHARACTERS);
}
