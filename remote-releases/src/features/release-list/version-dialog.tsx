import type { ReactNode } from 'react';
import type { ReleaseOverview } from '@pasal/shared/contracts';
import { Choice, FormDialog, type useCallForm } from '@pasal/shared/dashboard';
import { formatDateTime } from '@pasal/shared/domain';
import * as messages from './messages';

/** What is chosen of a release: its version, and more that is a text. */
type Chosen = { version: string } & Record<string, string>;
type Form<Values extends Chosen> = Pick<
  ReturnType<typeof useCallForm<Values, { message: string }>>,
  'frame' | 'values' | 'problems' | 'set' | 'isBusy' | 'refusal'
>;

interface VersionDialogProps<Values extends Chosen> {
  title: string;
  /** What comes of it, before anything is chosen. */
  lead?: string;
  submitLabel: string;
  versions: ReleaseOverview['versions'];
  form: Form<Values>;
  onClose: () => void;
  children: ReactNode;
}

/** Something is done with one of the versions teams have uploaded; a refusal says what does not fit. */
export function VersionDialog<Values extends Chosen>(props: VersionDialogProps<Values>) {
  const { title, lead, submitLabel, versions, form, onClose, children } = props;
  const { frame, values, problems, set, isBusy, refusal } = form;
  return (
    <FormDialog
      {...frame}
      title={title}
      submitLabel={submitLabel}
      busy={isBusy}
      refusal={refusal}
      onClose={onClose}
    >
      {lead !== undefined && <p>{lead}</p>}
      <Choice
        label={messages.version}
        choices={versions.map(({ version, uploaded_at, uploaded_by }) => [
          version,
          messages.uploaded(version, formatDateTime(uploaded_at), uploaded_by),
        ])}
        value={values.version}
        error={problems.version}
        onChoose={(version) => set({ version } as Partial<Values>)}
      />
      {children}
    </FormDialog>
  );
}
