import { useRef, useState } from 'react';
import { PRODUCT_FIELD_LENGTHS, type StaffProduct } from '@pasal/shared/contracts';
import { useForm, type FormProblems, type FormState } from '@pasal/shared/ui';
import { wrongNumbers } from '../../model/draft-facts';
import { changedFields, mergeDraft } from '../../model/merge-draft';
import { fieldsAsBefore, type OfferedFields } from '../../model/new-draft';
import {
  draftOf,
  EMPTY_DRAFT,
  problemsOf,
  type DraftField,
  type ProductDraft,
} from '../../model/product-draft';
import * as messages from './messages';
import { useOffer } from './use-offer';
import { useSaveProduct } from './use-save-product';

/** Describes the problems to correct before sending. */
function check(draft: ProductDraft): FormProblems {
  const problems = problemsOf(draft, PRODUCT_FIELD_LENGTHS.additional_description);
  return Object.fromEntries([
    ...Object.entries(problems).map(
      ([field, problem]) => [field, messages.problemTexts[problem]] as const,
    ),
    ...wrongNumbers(draft.facts).map((key) => [`facts.${key}`, messages.factNumber] as const),
  ]);
}

const isSame = (one: ProductDraft, other: ProductDraft) => changedFields(one, other).length === 0;

/**
 * The product form: its draft, and saving despite concurrent edits.
 * @param begun the product to edit, or initial values of a new one
 * @param usual suggestions for a new one
 */
export function useProductForm(
  begun: { product: StaffProduct } | { draft: ProductDraft },
  usual?: OfferedFields,
) {
  const product = 'product' in begun ? begun.product : undefined;
  // The product as last seen; undefined for a new one.
  const [seen, setSeen] = useState(product);
  // Counts how often the draft was replaced from outside.
  const [revision, setRevision] = useState(0);
  const [both, setBoth] = useState<readonly DraftField[]>();
  const [saved, setSaved] = useState(false);
  // Whether the form restarts after this one is saved.
  const addsAnother = useRef(false);
  const { send, share } = useSaveProduct();

  const form = useForm<ProductDraft>({
    start: () => ('draft' in begun ? begun.draft : draftOf(begun.product)),
    check,
    isSame,
    losesFocus: true,
    send: async (draft) => {
      const result = await send(draft, seen);
      if (result.kind === 'refused') {
        const words = result.details.map(({ path, message }) => [path, message] as const);
        return Object.fromEntries(words);
      }
      if (result.kind === 'changed') merge(draft, result.current);
      else if (addsAnother.current) beginNext(draft);
      else setSaved(true);
      return undefined;
    },
  });

  const offers = useOffer(form, usual);

  /** Merges someone else's changes, preserving input. */
  function merge(draft: ProductDraft, current: StaffProduct) {
    const theirs = draftOf(current);
    setBoth(mergeDraft(form.start, draft, theirs).both);
    form.rebase(theirs, (typed, before) => mergeDraft(before, typed, theirs).draft);
    setSeen(current);
    setRevision((before) => before + 1);
  }

  function beginNext(added: ProductDraft) {
    form.begin(EMPTY_DRAFT);
    offers.make({ fields: fieldsAsBefore(added), label: messages.fillAsBefore });
    setRevision((before) => before + 1);
  }

  return {
    ...form,
    seen,
    revision,
    share,
    saved,
    /** The values that a press on this label fills in. */
    offer: offers.offer,
    /** The fields changed by two people, after a conflict. */
    both,
    /** Sets what happens after saving: leave the form, or restart it. */
    setAddsAnother: (adds: boolean) => {
      addsAnother.current = adds;
    },
    /** Restarts with the stored product. */
    takeStored: () => {
      form.begin(form.start);
      setRevision((before) => before + 1);
      setBoth(undefined);
    },
  };
}

/** The part of the form's state shared by all sections. */
export interface FormPart {
  form: Pick<FormState<ProductDraft>, 'values' | 'problems' | 'set' | 'field' | 'start'>;
}
