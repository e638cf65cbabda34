import { useState } from 'react';
import type { FormState } from '@pasal/shared/ui';
import { withOffered, type OfferedFields } from '../../model/new-draft';
import type { ProductDraft } from '../../model/product-draft';
import * as messages from './messages';

interface Offer {
  label: string;
  fields: OfferedFields;
}

/**
 * What one press fills in, until it is pressed (D100).
 * @param usual what a new product is offered
 */
export function useOffer(
  form: Pick<FormState<ProductDraft>, 'start' | 'rebase'>,
  usual: OfferedFields | undefined,
) {
  const [offered, setOffered] = useState<Offer | undefined>(
    usual && { fields: usual, label: messages.fillUsual },
  );

  /** Nothing was typed by it, so leaving loses nothing. */
  function take({ fields }: Offer) {
    form.rebase(withOffered(form.start, fields), (typed) => withOffered(typed, fields));
    setOffered(undefined);
  }

  return {
    make: setOffered,
    offer: offered && { label: offered.label, take: () => take(offered) },
  };
}
