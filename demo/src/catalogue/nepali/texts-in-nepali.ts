import type { ArtType } from '../../art/registry';
import { detailsHtml, type Told } from '../details-html';
import { factsInNepali, warrantyInNepali } from './facts';
import { TITLE_WORDS } from './title-words';
import { NEPALI_TYPE_TEXTS } from './type-texts';

/** What a thing is, for titles that say a model alone. */
const KINDS: Partial<Record<ArtType, string>> = {
  'dome-camera': 'क्यामेरा',
  'turret-camera': 'क्यामेरा',
  'bullet-camera': 'क्यामेरा',
  'solar-camera': 'क्यामेरा',
  'ptz-camera': 'क्यामेरा',
  'pan-tilt-camera': 'क्यामेरा',
  earbuds: 'इयरबड',
  smartphone: 'स्मार्टफोन',
};

const isWord = (sign: string | undefined) => sign !== undefined && /[A-Za-z\d]/.test(sign);

/** Every place of a phrase that is no part of a longer word, such as a model's. */
function replaced(text: string, phrase: string, instead: string): string {
  let from = 0;
  for (;;) {
    const at = text.indexOf(phrase, from);
    if (at === -1) return text;
    const end = at + phrase.length;
    if (isWord(text[at - 1]) || isWord(text[end])) from = end;
    else {
      text = text.slice(0, at) + instead + text.slice(end);
      from = at + instead.length;
    }
  }
}

/** A title without its brand: kinds of things in Nepali, models, lines and units as they are. */
function nameInNepali(name: string, art: ArtType): string {
  const counted = name.replace(/pack of (\d+)/, '$1 वटाको प्याकेट');
  const said = TITLE_WORDS.reduce(
    (text, [phrase, nepali]) => replaced(text, phrase, nepali),
    counted,
  );
  // Some titles say it in both languages.
  const once = said.replace(/(\S+ \S+) \1/, '$1');
  const kind = KINDS[art];
  return kind === undefined || once.includes(kind) ? once : `${once} ${kind}`;
}

/** The Nepali texts of a demo product, made of the lines of its table. */
export function textsInNepali({
  brand,
  name,
  art,
  facts,
  warranty,
}: {
  brand: string;
  name: string;
  art: ArtType;
  facts: readonly string[];
  warranty: string;
}) {
  const title = `${brand} ${nameInNepali(name, art)}`;
  const blurb = NEPALI_TYPE_TEXTS[art];
  const told: Told[] = factsInNepali(facts);
  const promised = warrantyInNepali(warranty);
  const said = told.map(([label, value]) => `${label}: ${value}।`);
  return {
    title,
    description: [blurb, ...said].join(' '),
    warranty: promised,
    additionalDescription: detailsHtml({
      title: `${title}।`,
      blurb,
      facts: told,
      rows: [...told, ['वारेन्टी', promised]],
      inBox: 'बाकसमा: सामान, जडान गर्ने पुर्जा, चलाउने तरिका र वारेन्टी कार्ड।',
    }),
  };
}

const VARIANT_WORDS = { channels: 'च्यानल', Black: 'कालो', Blue: 'निलो', White: 'सेतो' };

/** A variant's name in Nepali; null for sizes, which are the same. */
export function variantInNepali(name: string): string | null {
  const said = Object.entries(VARIANT_WORDS).reduce((text, each) => text.replace(...each), name);
  return said === name ? null : said;
}
