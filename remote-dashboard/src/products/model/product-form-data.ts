import type { StaffProduct } from '@pasal/shared/contracts';
import { factsToSend, nepaliFactsToSend, type DraftFacts } from './draft-facts';
import { variantsToSend } from './draft-variants';
import { draftOf, EMPTY_DRAFT, type ProductDraft } from './product-draft';
import { BOX_NAMES, TEXT_NAMES } from './product-inputs';

/** "non-empty fields except id" (R7.20), plus cleared ones, since otherwise the old text would remain. */
function fieldsOf(draft: ProductDraft, before: ProductDraft): [string, string][] {
  const texts = TEXT_NAMES.filter((name) => draft[name].trim() !== '' || before[name] !== '');
  return [
    ...texts.map((name): [string, string] => [name, draft[name].trim()]),
    ...BOX_NAMES.map((name): [string, string] => [name, String(draft[name])]),
  ];
}

/** Fields derived from the variants of a product that has any. */
const OWN_GOODS: ReadonlySet<string> = new Set(['original_price', 'in_stock']);

function appendFacts(form: FormData, draft: DraftFacts, before?: DraftFacts): void {
  const [facts, nepali] = [factsToSend(draft, before), nepaliFactsToSend(draft, before)];
  if (facts) form.append('facts', JSON.stringify(facts));
  if (nepali) form.append('facts_ne', JSON.stringify(nepali));
}

/** POST /product: "all product fields except images, plus repeated images file parts" (R7.15). */
export function newProductForm(draft: ProductDraft): FormData {
  const form = new FormData();
  const [first] = draft.variants;
  // The call requires price and stock of every product; with variants they are derived.
  const own = first ? { ...draft, original_price: first.original_price, in_stock: '0' } : draft;
  for (const [name, text] of fieldsOf(own, EMPTY_DRAFT)) form.append(name, text);
  if (first) form.append('variants', JSON.stringify(variantsToSend(draft.variants)));
  appendFacts(form, draft.facts);
  for (const image of draft.images) {
    if (image && 'file' in image) form.append('images', image.file);
  }
  return form;
}

/**
 * PUT /product/{id}: "per image slot a new file as images plus imageIndex, or unchanged as existingImage_{index}
 * with its path; hasNewImages='true' when any is new" (R7.20). Version and stock as seen protect concurrent changes
 * (D23).
 */
export function productEditForm(draft: ProductDraft, seen: StaffProduct): FormData {
  const form = new FormData();
  const before = draftOf(seen);
  const inVariants = draft.variants.length > 0;
  for (const [name, text] of fieldsOf(draft, before)) {
    if (inVariants && OWN_GOODS.has(name)) continue;
    form.append(name, text);
  }
  form.append('version', String(seen.version));
  if (!inVariants) form.append('in_stock_seen', String(seen.in_stock));
  if (JSON.stringify(draft.variants) !== JSON.stringify(before.variants)) {
    form.append('variants', JSON.stringify(variantsToSend(draft.variants, seen)));
  }
  appendFacts(form, draft.facts, before.facts);
  let hasNew = false;
  for (const [slot, image] of draft.images.entries()) {
    if (image && 'file' in image) {
      form.append('images', image.file);
      form.append('imageIndex', String(slot));
      hasNew = true;
    } else if (image) form.append(`existingImage_${slot}`, image.path);
  }
  if (hasNew) form.append('hasNewImages', 'true');
  return form;
}

/** PUT /product/{id}: only the stock, and the value it was based on (D23). */
export function stockForm(
  stock: number,
  seen: Pick<StaffProduct, 'in_stock' | 'version'>,
): FormData {
  const form = new FormData();
  form.append('in_stock', String(stock));
  form.append('in_stock_seen', String(seen.in_stock));
  form.append('version', String(seen.version));
  return form;
}
