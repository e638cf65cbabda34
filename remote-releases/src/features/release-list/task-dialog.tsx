import type { ReleaseOverview } from '@pasal/shared/contracts';
import { useDates } from '@pasal/shared/dates';
import type { Dates } from '@pasal/shared/domain';
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

/** The version that a roll-back removes, and what the requester may not know yet. */
function rollBackText({ stable, candidate, returned }: ReleaseOverview, dates: Dates): string {
  const { version } = candidate ?? stable;
  const news = returned && messages.wentBack(returned.version, dates.dateTime(returned.at));
  return [news, messages.takesBack(version), messages.asked['roll-back'].text]
    .filter(Boolean)
    .join(' ');
}

/** The dialog of a task for a part of the shop. */
export function TaskDialog({ task, release, onClose }: TaskDialogProps) {
  const [rollBack] = useRollBackReleaseMutation();
  const [decide] = useDecideReleasePlanMutation();
  const dates = useDates();
  const { name, title, candidate, stable } = release;
  const params = { name };
  if (task === 'activate') return <ActivateDialog release={release} onClose={onClose} />;
  if (task === 'preview') return <PreviewDialog release={release} onClose={onClose} />;
  const texts = messages.asked[task];
  return (
    <ReasonDialog
      title={texts.title(title)}
      text={task === 'roll-back' ? rollBackText(release, dates) : texts.text}
      submitLabel={texts.submit}
      call={(why) =>
        task === 'roll-back'
          ? rollBack({ params, body: { version: (candidate ?? stable).version, why } })
          : decide({ params, body: { decision: task, why } })
      }
      onClose={onClose}
    />
  );
}
