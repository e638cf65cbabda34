import type { Static, TObject } from '@sinclair/typebox';
import { SCHEMA_KEYWORDS } from '@pasal/core/http/body/schema-keywords';
import { Ajv } from 'ajv';
import * as messages from '@pasal/core/http/messages';
import { cleanText } from '@pasal/core/http/body/clean-texts';
import type { IncomingForm } from '../../../pictures/ingest-form';
import { PRODUCT_FIELDS } from '../../product-record/product-fields';

/** Form fields by name. */
type FormFields = IncomingForm['fields'];

const ajv = new Ajv({ keywords: [...SCHEMA_KEYWORDS], removeAdditional: 'all', allErrors: true });

/**
 * The fields of a product form, parsed and validated by the contract. Of repeated fields the last one counts; fields that are not in the
 * contract, such as `price`, are dropped. Rich text is returned sanitised.
 * @throws an error the server answers with 400 `VALIDATION`
 */
export function readProductForm<Schema extends TObject>(
  fields: FormFields,
  schema: Schema,
): Static<Schema> {
  const entries = Object.entries(PRODUCT_FIELDS).flatMap(([name, { read }]) => {
    const text = fields.get(name)?.at(-1);
    return text === undefined ? [] : [[name, read(cleanText(text, schema.properties[name]))]];
  });
  const value: Record<string, unknown> = Object.fromEntries(entries);
  const isValid = ajv.compile<Static<Schema>>(schema);
  if (!isValid(value)) {
    throw Object.assign(new Error(messages.invalidRequest.en), { validation: isValid.errors });
  }
  return value;
}
