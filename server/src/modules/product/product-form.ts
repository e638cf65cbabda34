import type { Static, TObject } from '@sinclair/typebox';
import { PRODUCT_FIELD_LENGTHS, TEXT_RULE } from '@pasal/shared/contracts';
import { severalLines } from '@pasal/shared/domain';
import { Ajv } from 'ajv';
import { INVALID_REQUEST } from '../../http/messages';
import { cleanText } from '../../http/clean-texts';
import type { IncomingForm } from '../../pictures/ingest-form';
import { sanitiseRichText } from './rich-text';

/** Texts by name, as a form carries them. */
type FormFields = IncomingForm['fields'];

const RUPEES = /^-?\d{1,12}(?:\.\d{1,2})?$/;
const WHOLE = /^-?\d{1,12}$/;

const words = (text: string) => text;
/** Sent but empty is taken away. */
const wordsOrNothing = (text: string) => text || null;
// What cannot be read stays text, which the schema then refuses.
const rupees = (text: string) => (RUPEES.test(text) ? Number(text) : text);
const whole = (text: string) => (WHOLE.test(text) ? Number(text) : text);

function yesOrNo(text: string): boolean | string {
  if (text === 'true' || text === '1') return true;
  return text === 'false' || text === '0' ? false : text;
}

/** The schema looks at the length of what is stored: it must be fit to be sent again. */
function richText(text: string): string {
  // What is too long as it came is refused unread: reading it would keep the shop waiting.
  const isTooLong = text.length > PRODUCT_FIELD_LENGTHS.additional_description;
  // Reading turns `&#8238;` and its like into what they stand for.
  return isTooLong ? text : severalLines(sanitiseRichText(text));
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What each field's text stands for. */
const READERS: Record<string, (text: string) => unknown> = {
  title: words,
  brand: words,
  category: words,
  original_price: rupees,
  discount_percentage: whole,
  in_stock: whole,
  in_stock_seen: whole,
  version: whole,
  description: words,
  additional_description: richText,
  warranty: wordsOrNothing,
  remarks: wordsOrNothing,
  section: wordsOrNothing,
  status: words,
  fast_delivery: yesOrNo,
  is_popular: yesOrNo,
  variants: json,
};

const ajv = new Ajv({ keywords: [TEXT_RULE], removeAdditional: 'all', allErrors: true });

/**
 * The fields of a product form, read from their texts and checked by the contract. The last of
 * several texts of one name counts; what the contract does not name, `price` among it, is dropped.
 * Rich text leaves here as it may be stored.
 * @throws an error the server answers with 400 `VALIDATION`
 */
export function readProductForm<Schema extends TObject>(
  fields: FormFields,
  schema: Schema,
): Static<Schema> {
  const entries = Object.entries(READERS).flatMap(([name, read]) => {
    const text = fields.get(name)?.at(-1);
    return text === undefined ? [] : [[name, read(cleanText(text, schema.properties[name]))]];
  });
  const value: Record<string, unknown> = Object.fromEntries(entries);
  const isValid = ajv.compile<Static<Schema>>(schema);
  if (!isValid(value)) {
    throw Object.assign(new Error(INVALID_REQUEST), { validation: isValid.errors });
  }
  return value;
}
