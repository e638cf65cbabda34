import type { ReleaseOverview } from '@pasal/shared/contracts';
import { useDecideReleasePlanMutation, useRollBackReleaseMutation } from '../../releases-api';
import { ActivateDialog } from './activate-dialog';
import * as messages from './messages';
import { PreviewDialog } from './preview-dialog';
import { ReasonDialog } from './reason-dialog';
import type { ReleaseTask } from './release-columns';

interface TaskDialogProps {
  task: ReleaseTask;
  release: ReleaseOverview;
  onClose: () => void;
}

/** What is to be done with a part of the shop. */
export function TaskDialog({ task, release, onClose }: TaskDialogProps) {
  const [rollBack] = useRollBackReleaseMutation();
  const [decide] = useDecideReleasePlanMutation();
  const { name, title } = release;
  const params = { name };
  if (task === 'activate') return <ActivateDialog release={release} onClose={onClose} />;
  if (task === 'preview') return <PreviewDialog release={release} onClose={onClose} />;
  const texts = messages.asked[task];
  return (
    <ReasonDialog
      title={texts.title(title)}
      text={texts.text}
      submitLabel={texts.submit}
      call={(why) =>
        task === 'roll-back'
          ? rollBack({ params, body: { why } })
          : decide({ params, body: { decision: task, why } })
      }
      onClose={onClose}
    />
  );
}
