import type { StaffProduct } from '@pasal/shared/contracts';
import { messageOf, statusOf } from '@pasal/shared/api';
import { notify } from '@pasal/shared/shell';
import { ConfirmDialog } from '@pasal/shared/ui';
import { useDeleteStaffProductMutation } from '../../dashboard-api';
import { errorMessageOf } from '../../model/error-message';
import { messages } from './messages';

const FLOW = 'delete-product';

interface ProductDeleteDialogProps {
  product: StaffProduct;
  onClose: () => void;
}

/** Asks, deletes, and says how it went (spec §8). */
export function ProductDeleteDialog({ product, onClose }: ProductDeleteDialogProps) {
  const [remove, { isLoading }] = useDeleteStaffProductMutation();

  async function confirm() {
    try {
      const { message } = await remove(product.id).unwrap();
      notify.success(message || messages.deleted, { flow: FLOW });
    } catch (error) {
      // The session is over: nobody is there to read it (spec §8 "silent logout").
      if (statusOf(error) === 401) return;
      notify.error(messageOf(error, errorMessageOf(error) ?? messages.failed), { flow: FLOW });
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title={messages.title(product.title)}
      text={messages.text}
      confirmLabel={messages.confirm}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
