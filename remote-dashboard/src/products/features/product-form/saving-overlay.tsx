import { Spinner } from '@pasal/shared/ui';
import * as messages from './messages';
import { Overlay } from './product-form.styles';

/** Covers the page while a product is being saved, and shows which share of its pictures is sent. */
export function SavingOverlay({ share }: { share: number }) {
  const isSent = share >= 1 || share === 0;
  return (
    <Overlay role="status">
      <Spinner size={48} />
      {isSent ? messages.saving : messages.sent(share)}
      <progress aria-hidden="true" max={1} value={share} />
    </Overlay>
  );
}
