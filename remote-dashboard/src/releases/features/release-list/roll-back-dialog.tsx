import type { ReleaseOverview } from '@pasal/shared/contracts';
import { TextField } from '@pasal/shared/ui';
import { FormDialog } from '../../../kit/admin-parts/form-dialog';
import { useCallForm } from '../../../kit/call-form/use-call-form';
import { useRollBackReleaseMutation } from '../../releases-api';
import * as messages from './messages';

interface RollBackDialogProps {
  release: ReleaseOverview;
  onClose: () => void;
}

/** Takes back what was activated last. */
export function RollBackDialog({ release, onClose }: RollBackDialogProps) {
  const [rollBack] = useRollBackReleaseMutation();
  const { frame, field, isBusy, refusal } = useCallForm({
    start: { why: '' },
    call: ({ why }) => rollBack({ params: { name: release.name }, body: { why: why.trim() } }),
    onDone: onClose,
  });
  return (
    <FormDialog
      {...frame}
      title={messages.rollBackTitle(release.title)}
      submitLabel={messages.rollBack}
      busy={isBusy}
      refusal={refusal}
      onClose={onClose}
    >
      <p>{messages.rollBackText}</p>
      <TextField {...field('why')} label={messages.why} hint={messages.whyHint} maxLength={500} />
    </FormDialog>
  );
}
