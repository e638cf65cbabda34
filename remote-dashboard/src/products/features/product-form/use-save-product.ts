import { useState } from 'react';
import type { StaffProduct, ValidationDetail } from '@pasal/shared/contracts';
import { errorOf, messageOf, statusOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';
import { detailsOf, notifyFailure } from '@pasal/shared/dashboard';
import { notify } from '@pasal/shared/shell';
import { newProductForm, productEditForm } from '../../model/product-form-data';
import type { ProductDraft } from '../../model/product-draft';
import {
  useAddProductMutation,
  useChangeProductMutation,
  useCurrentStaffProductMutation,
} from '../../products-api';
import { useKey } from '../../../kit/use-key';
import * as messages from './messages';

/** The result of saving. */
export type Saved =
  | { kind: 'saved' }
  | { kind: 'refused'; details: readonly ValidationDetail[] }
  | { kind: 'changed'; current: StaffProduct };

const FLOW = 'save-product';
/** Only a picture can have an unsupported type (415) or exceed the form's limit (413). */
const ABOUT_PICTURES: ReadonlySet<number> = new Set([413, 415]);

/** Saves a draft and reports the result (R8.12 to R8.14); the draft itself is unchanged. */
export function useSaveProduct() {
  const [add] = useAddProductMutation();
  const [change] = useChangeProductMutation();
  const [readCurrent] = useCurrentStaffProductMutation();
  const [share, setShare] = useState(0);
  // A retry after a lost response is the same product.
  const headers = useKey();

  async function send(draft: ProductDraft, seen: StaffProduct | undefined): Promise<Saved> {
    setShare(0);
    const onProgress = setShare;
    try {
      const { message } = await (
        seen
          ? change({ params: { id: seen.id }, form: productEditForm(draft, seen), onProgress })
          : add({ form: newProductForm(draft), headers, onProgress })
      ).unwrap();
      notify.success(message || (seen ? messages.updated : messages.added), { flow: FLOW });
      return { kind: 'saved' };
    } catch (error) {
      notifyFailure(error, seen ? messages.updateFailed : messages.addFailed, { flow: FLOW });
      // Until the other changes are merged: input typed before would be overwritten.
      if (seen && errorOf(calls.changeProduct, error)?.code === 'CONFLICT') {
        const { data } = await readCurrent({ params: { id: seen.id } });
        if (data) return { kind: 'changed', current: data.product };
      }
      const isOfPictures = ABOUT_PICTURES.has(statusOf(error) ?? 0);
      const details = isOfPictures
        ? [{ path: 'images', message: messageOf(error, messages.addFailed) }]
        : detailsOf(error);
      return { kind: 'refused', details };
    }
  }
  return { send, share };
}
