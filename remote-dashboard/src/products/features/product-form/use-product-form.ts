import { useState } from 'react';
import { PRODUCT_FIELD_LENGTHS, type StaffProduct } from '@pasal/shared/contracts';
import { useForm, type FormProblems, type FormState } from '@pasal/shared/ui';
import { wrongNumbers } from '../../model/draft-facts';
import { changedFields, mergeDraft } from '../../model/merge-draft';
import {
  draftOf,
  EMPTY_DRAFT,
  problemsOf,
  type DraftField,
  type ProductDraft,
} from '../../model/product-draft';
import * as messages from './messages';
import { useSaveProduct } from './use-save-product';

/** What must be put right before the server is asked, in words. */
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

/** The product form: its draft, and its saving beside whoever else saves the same product. */
export function useProductForm(product: StaffProduct | undefined) {
  // The product as it was seen last; undefined for a new one.
  const [seen, setSeen] = useState(product);
  // Counts how often the draft was filled from outside.
  const [revision, setRevision] = useState(0);
  const [both, setBoth] = useState<readonly DraftField[]>();
  const [saved, setSaved] = useState(false);
  const { send, share } = useSaveProduct();

  const form = useForm<ProductDraft>({
    start: () => (product ? draftOf(product) : EMPTY_DRAFT),
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
      else setSaved(true);
      return undefined;
    },
  });

  /** Someone else's changes come in; what was typed here stays. */
  function merge(draft: ProductDraft, current: StaffProduct) {
    const theirs = draftOf(current);
    setBoth(mergeDraft(form.start, draft, theirs).both);
    form.rebase(theirs, (typed, before) => mergeDraft(before, typed, theirs).draft);
    setSeen(current);
    setRevision((before) => before + 1);
  }

  return {
    ...form,
    seen,
    revision,
    share,
    saved,
    /** The fields two people changed at once, after that happened. */
    both,
    /** Begins anew with what is stored. */
    takeStored: () => {
      form.begin(form.start);
      setRevision((before) => before + 1);
      setBoth(undefined);
    },
  };
}

/** What every section of the form works with. */
export interface FormPart {
  form: Pick<FormState<ProductDraft>, 'values' | 'problems' | 'set' | 'field' | 'start'>;
}
