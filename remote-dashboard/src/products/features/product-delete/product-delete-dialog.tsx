import type { StaffProduct } from '@pasal/shared/contracts';
import { DeleteDialog } from '../../../kit/admin-parts/delete-dialog';
import { useDeleteProductMutation } from '../../products-api';
import { errorMessageOf } from '../../model/error-message';
import * as messages from './messages';

interface ProductDeleteDialogProps {
  product: StaffProduct;
  onClose: () => void;
}

/** Asks, deletes, and reports the result (R8.7, R8.8). */
export function ProductDeleteDialog({ product, onClose }: ProductDeleteDialogProps) {
  const [remove] = useDeleteProductMutation();
  return (
    <DeleteDialog
      title={messages.title(product.title)}
      text={messages.text}
      flow="delete-product"
      deleted={messages.deleted}
      failureOf={errorMessageOf}
      run={() => remove({ params: { id: product.id } })}
      onClose={onClose}
    />
  );
}
