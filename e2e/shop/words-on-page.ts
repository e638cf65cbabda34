import type { Page } from '@playwright/test';

/** A text of a page and its place: an element's text, an accessible name, or the document's head. */
interface PageText {
  place: string;
  text: string;
}

/** Runs in the page: its visible and accessible texts, except those marked with another language. */
function gatherTexts(part: string): PageText[] {
  const { lang } = document.documentElement;
  const isOfPage = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === lang;
  const found: PageText[] = [];
  const add = (element: Element, place: string, text: string | null) => {
    if (text?.trim() && isOfPage(element)) found.push({ place, text: text.trim() });
  };
  for (const element of document.querySelectorAll(`${part} *`)) {
    if (element.closest('script, style, template, noscript')) continue;
    const place = `${element.localName}${element.getAttribute('role') ? `[${element.getAttribute('role')}]` : ''}`;
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) add(element, place, node.nodeValue);
    }
    for (const name of ['alt', 'aria-label', 'placeholder', 'title', 'aria-description']) {
      add(element, `${place} ${name}`, element.getAttribute(name));
    }
  }
  add(document.documentElement, 'title', document.title);
  for (const meta of document.querySelectorAll('meta[name=description], meta[property^="og:"]')) {
    const property = meta.getAttribute('property') ?? 'description';
    if (!/:(?:url|image|type|locale)/.test(property)) {
      add(meta, property, meta.getAttribute('content'));
    }
  }
  return found;
}

/** Words in Latin letters that Nepali pages have too: units, programs, services, and what names no language. */
const NO_LANGUAGE = new Set(
  `Pasal JavaScript Excel WhatsApp Viber Messenger Facebook Instagram TikTok Google Android
  km cm mm kg fps mAh dB kHz GHz Wi-Fi PoE NVMe microSD webOS Tizen`.split(/\s+/),
);

/** Names of product series, like brand names, in the titles of the demo. */
const SERIES = new Set(
  `Archer Aspire Beoplay Beosound Blue Bravia Buds Catus Charge Connect Core Cruiser Crystal Deco EasySpeed Endurance
  Essential EzyKam+ Galaxy Graphite Guard+ Hero High Note Penta Redmi SkyHawk SpeedFace Tapo Tri-Guard Watch Zelio+ Pro Lite`.split(
    /\s+/,
  ),
);

/** A title of the demo that is Nepali in English pages too: owners mix them. */
const MIXED_TITLE = 'घर सुरक्षा किट';

const LATIN = /[A-Za-z0-9][A-Za-z0-9'’./+-]*/g;
const DEVANAGARI = /[\u0900-\u0963\u0970-\u097F]+/g;
const NO_WORD = /https?:\/\/\S+|\S+@\S+|\bwww\.\S+|Full HD/g;

/** True for a number, a model's too, an abbreviation such as LED, and a single letter. */
const isCode = (word: string) => /\d/.test(word) || /^(?:[a-z]|[A-Z./+-]{1,6}s?)$/.test(word);

function englishIn(text: string, names: ReadonlySet<string>): string[] {
  const words = text.replace(NO_WORD, ' ').match(LATIN) ?? [];
  return words
    .map((word) => word.replace(/[.'’-]+$/, ''))
    .filter(
      (word) =>
        !isCode(word) &&
        !NO_LANGUAGE.has(word) &&
        !SERIES.has(word) &&
        !names.has(word.toLowerCase()),
    );
}

/**
 * The texts that are not in the page's language, one a line: on a Nepali page, words in Latin letters that are
 * no name, unit or model; on an English one, words in Devanagari.
 * @param names words of names that are not translated, such as brands, in lower case
 * @param part where to look, in addition to the page's head
 */
export async function foreignTexts(
  page: Page,
  names: ReadonlySet<string>,
  part = 'body',
): Promise<string[]> {
  const language = await page.evaluate(() => document.documentElement.lang);
  const texts = await page.evaluate(gatherTexts, part);
  const lines = texts.flatMap(({ place, text }) => {
    const words =
      language === 'ne'
        ? englishIn(text, names)
        : (text.replace(MIXED_TITLE, '').match(DEVANAGARI) ?? []);
    return words.length > 0 ? [`${place}: ${words.join(' ')} (“${text.slice(0, 80)}”)`] : [];
  });
  return [...new Set(lines)];
}
