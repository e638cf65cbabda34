import type { DraftField, DraftImage, ProductDraft } from './product-draft';

const isSameImage = (one: DraftImage | undefined, other: DraftImage | undefined) =>
  one === other ||
  (!!one && !!other && 'path' in one && 'path' in other && one.path === other.path);

function isSame(field: DraftField, one: ProductDraft, other: ProductDraft): boolean {
  if (field === 'images') {
    return one.images.every((image, slot) => isSameImage(image, other.images[slot]));
  }
  return JSON.stringify(one[field]) === JSON.stringify(other[field]);
}

const fieldsOf = (draft: ProductDraft) => Object.keys(draft) as DraftField[];

/** The fields that differ, in the form's order. */
export function changedFields(before: ProductDraft, after: ProductDraft): DraftField[] {
  return fieldsOf(before).filter((field) => !isSame(field, before, after));
}

interface Merged {
  draft: ProductDraft;
  /** Fields changed on both sides: they keep the input. */
  both: DraftField[];
}

/**
 * Someone else saved the product during editing: changed fields keep their input, and all others take the stored
 * values. Each picture slot is a field.
 */
export function mergeDraft(before: ProductDraft, mine: ProductDraft, theirs: ProductDraft): Merged {
  const ours = changedFields(before, mine);
  const others = changedFields(before, theirs);
  const kept = Object.fromEntries(ours.map((field) => [field, mine[field]]));
  const images = mine.images.map((image, slot) =>
    isSameImage(image, before.images[slot]) ? (theirs.images[slot] ?? null) : image,
  );
  return {
    draft: { ...theirs, ...kept, images },
    both: ours.filter((field) => others.includes(field) && !isSame(field, mine, theirs)),
  };
}
