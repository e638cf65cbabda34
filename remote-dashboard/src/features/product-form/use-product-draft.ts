import { useState } from 'react';
import { PRODUCT_FIELD_LENGTHS, type StaffProduct } from '@pasal/shared/contracts';
import { changedFields, mergeDraft } from '../../model/merge-draft';
import {
  draftOf,
  EMPTY_DRAFT,
  problemsOf,
  type DraftField,
  type ProductDraft,
} from '../../model/product-draft';
import { PROBLEM_TEXTS } from './messages';

type Errors = Partial<Record<DraftField, string>>;

interface Start {
  /** The product as it was seen last; undefined for a new one. */
  seen: StaffProduct | undefined;
  draft: ProductDraft;
  /** Counts how often the draft was filled from outside. */
  revision: number;
}

const startOf = (seen: StaffProduct | undefined): Start => ({
  seen,
  draft: seen ? draftOf(seen) : EMPTY_DRAFT,
  revision: 0,
});

/** The draft, what it began with, and what is wrong with it. */
export function useProductDraft(product: StaffProduct | undefined) {
  const [start, setStart] = useState(() => startOf(product));
  const [draft, setDraft] = useState(start.draft);
  const [errors, setErrors] = useState<Errors>({});

  function set(change: Partial<ProductDraft>) {
    setDraft((now) => ({ ...now, ...change }));
    setErrors((now) =>
      Object.fromEntries(Object.entries(now).filter(([field]) => !(field in change))),
    );
  }

  /** Looks the draft through; returns whether it may be sent. */
  function check(): boolean {
    const problems = problemsOf(draft, PRODUCT_FIELD_LENGTHS.additional_description);
    const texts = Object.entries(problems).map(([field, problem]) => [
      field,
      PROBLEM_TEXTS[problem],
    ]);
    setErrors(Object.fromEntries(texts));
    return texts.length === 0;
  }

  /** Takes the server's remarks over, each to its field. */
  function refuse(details: readonly { path: string; message: string }[]) {
    setErrors(Object.fromEntries(details.map(({ path, message }) => [path, message])));
  }

  /** Someone else's changes come in; what was typed here stays. Returns the fields changed by both. */
  function merge(current: StaffProduct): DraftField[] {
    const merged = mergeDraft(start.draft, draft, draftOf(current));
    setDraft(merged.draft);
    setStart({ ...startOf(current), revision: start.revision + 1 });
    return merged.both;
  }

  /** Begins anew with what is stored. */
  function takeStored() {
    setDraft(start.draft);
    setErrors({});
    setStart({ ...start, revision: start.revision + 1 });
  }

  const isDirty = changedFields(start.draft, draft).length > 0;
  return { ...start, draft, errors, isDirty, set, check, refuse, merge, takeStored };
}
