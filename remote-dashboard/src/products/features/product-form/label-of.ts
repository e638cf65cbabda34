import type { DraftField } from '../../model/product-draft';
import { PRODUCT_INPUTS } from '../../model/product-inputs';
import * as messages from './messages';

/** Parts of the form that aren't ordinary inputs. */
const PARTS = { images: messages.pictures, variants: messages.variants, facts: messages.facts };
const isPart = (field: DraftField): field is keyof typeof PARTS => field in PARTS;

/** The form's label of a field. */
export const labelOf = (field: DraftField) =>
  isPart(field) ? PARTS[field] : PRODUCT_INPUTS[field].label;
