import { useState } from 'react';
import type { StaffProduct } from '@pasal/shared/contracts';
import { errorBodyOf, messageOf, statusOf } from '@pasal/shared/api';
import { notify } from '@pasal/shared/shell';
import { newProductForm, productEditForm } from '../../model/product-form-data';
import type { ProductDraft } from '../../model/product-draft';
import { useCurrentStaffProductMutation, useSaveStaffProductMutation } from '../../product-api';
import { messages } from './messages';

interface Detail {
  path: string;
  message: string;
}

/** What became of saving. */
export type Saved =
  | { kind: 'saved' }
  | { kind: 'refused'; details: readonly Detail[] }
  | { kind: 'changed'; current: StaffProduct };

function detailsOf(error: unknown): Detail[] {
  const { details } = errorBodyOf(error);
  return Array.isArray(details) ? (details as Detail[]) : [];
}

const FLOW = 'save-product';

/** Saves a draft and says how it went (spec §8); the draft itself is not touched. */
export function useSaveProduct() {
  const [save, { isLoading }] = useSaveStaffProductMutation();
  const [readCurrent, { isLoading: isReading }] = useCurrentStaffProductMutation();
  const [share, setShare] = useState(0);

  async function send(draft: ProductDraft, seen: StaffProduct | undefined): Promise<Saved> {
    setShare(0);
    const form = seen ? productEditForm(draft, seen) : newProductForm(draft);
    try {
      const { message } = await save({
        ...(seen && { id: seen.id }),
        form,
        onProgress: setShare,
      }).unwrap();
      notify.success(message || (seen ? messages.updated : messages.added), { flow: FLOW });
      return { kind: 'saved' };
    } catch (error) {
      // The session is over: nobody is there to read it (spec §8 "silent logout").
      if (statusOf(error) !== 401) {
        notify.error(messageOf(error, seen ? messages.updateFailed : messages.addFailed), {
          flow: FLOW,
        });
      }
      if (seen && statusOf(error) === 409) {
        const { data } = await readCurrent(seen.id);
        if (data) return { kind: 'changed', current: data.product };
      }
      return { kind: 'refused', details: detailsOf(error) };
    }
  }
  // Until the other's changes are in: what is typed before that they would overwrite.
  return { send, saving: isLoading || isReading, share };
}
