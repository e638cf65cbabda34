import type { StaffProduct } from '@pasal/shared/contracts';
import { notifyFailure } from '@pasal/shared/dashboard';
import { notify } from '@pasal/shared/shell';
import { ConfirmDialog } from '@pasal/shared/ui';
import { useDeleteProductMutation } from '../../products-api';
import { errorMessageOf } from '../../model/error-message';
import * as messages from './messages';

const FLOW = 'delete-product';

interface ProductDeleteDialogProps {
  product: StaffProduct;
  onClose: () => void;
}

/** Asks, deletes, and says how it went (R8.7, R8.8). */
export function ProductDeleteDialog({ product, onClose }: ProductDeleteDialogProps) {
  const [remove, { isLoading }] = useDeleteProductMutation();

  async function confirm() {
    try {
      const { message } = await remove({ params: { id: product.id } }).unwrap();
      notify.success(message || messages.deleted, { flow: FLOW });
    } catch (error) {
      notifyFailure(error, errorMessageOf(error) ?? messages.failed, { flow: FLOW });
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
