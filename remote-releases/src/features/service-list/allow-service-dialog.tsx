import { FormDialog, useDialogForm } from '@pasal/shared/dashboard';
import { TextField } from '@pasal/shared/ui';
import { useAllowRemoteServiceMutation } from '../../releases-api';
import * as messages from './messages';

/** Allows the address of a part's service. */
export function AllowServiceDialog({ onClose }: { onClose: () => void }) {
  const [allow] = useAllowRemoteServiceMutation();
  const { frame, field } = useDialogForm({
    start: { name: '', address: '' },
    call: ({ name, address }) =>
      allow({ params: { name: name.trim() }, body: { address: address.trim() } }),
    onClose,
  });
  return (
    <FormDialog {...frame} title={messages.addTitle} submitLabel={messages.add}>
      <TextField
        {...field('name')}
        label={messages.part}
        hint={messages.partHint}
        required
        pattern="[a-z][a-z0-9\-]*"
        maxLength={40}
      />
      <TextField
        {...field('address')}
        label={messages.address}
        hint={messages.addressHint}
        type="url"
        required
        maxLength={300}
      />
    </FormDialog>
  );
}
