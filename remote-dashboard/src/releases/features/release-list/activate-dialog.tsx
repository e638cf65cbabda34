import type { ReleaseOverview } from '@pasal/shared/contracts';
import { Dialog, Field, SelectInput, TextField } from '@pasal/shared/ui';
import { FormDialog } from '../../../kit/admin-parts/form-dialog';
import { useCallForm } from '../../../kit/call-form/use-call-form';
import { useActivateReleaseMutation } from '../../releases-api';
import * as messages from './messages';
import { VersionField } from './version-field';

interface ActivateDialogProps {
  release: ReleaseOverview;
  onClose: () => void;
}

/** Chooses an uploaded version, and whom it is shown to; a refusal says what does not fit. */
function VersionForm({ release, onClose }: ActivateDialogProps) {
  const { name, title, versions } = release;
  const [activate] = useActivateReleaseMutation();
  const { frame, field, values, problems, set, isBusy, refusal } = useCallForm({
    start: { version: versions[0]?.version ?? '', share: '100', why: '' },
    call: ({ version, share, why }) =>
      activate({ params: { name }, body: { version, share: Number(share), why: why.trim() } }),
    onDone: onClose,
  });
  return (
    <FormDialog
      {...frame}
      title={messages.activateOf(title)}
      submitLabel={messages.activate}
      busy={isBusy}
      refusal={refusal}
      onClose={onClose}
    >
      <VersionField
        versions={versions}
        value={values.version}
        error={problems.version}
        onChoose={(version) => set({ version })}
      />
      <Field label={messages.shareLabel} error={problems.share}>
        {(control) => (
          <SelectInput
            {...control}
            value={values.share}
            onChange={({ target }) => set({ share: target.value })}
          >
            {Object.entries(messages.shares)
              .toReversed()
              .map(([share, label]) => (
                <option key={share} value={share}>
                  {label}
                </option>
              ))}
          </SelectInput>
        )}
      </Field>
      <TextField {...field('why')} label={messages.why} hint={messages.whyHint} maxLength={500} />
    </FormDialog>
  );
}

export function ActivateDialog({ release, onClose }: ActivateDialogProps) {
  if (release.versions.length > 0) return <VersionForm release={release} onClose={onClose} />;
  return (
    <Dialog open title={messages.activateOf(release.title)} onClose={onClose}>
      <p>{messages.noVersions}</p>
    </Dialog>
  );
}
