import type { ReactNode } from 'react';
import { Button } from '@pasal/shared/ui';
import { LeaveGuard } from '../../../kit/leave-guard/leave-guard';
import { Conflict } from './conflict';
import * as messages from './messages';
import * as s from './settings-form.styles';
import type { SettingsFormState } from './use-settings-form';

interface SettingsFormProps<Answer> {
  form: Pick<
    SettingsFormState<Answer>,
    'frame' | 'isDirty' | 'isBusy' | 'discard' | 'hasTakenIn' | 'takeIn' | 'action' | 'refusal'
  >;
  onLoadAgain: () => Promise<Answer | undefined>;
  saveLabel?: string;
  /** What else can be done at the foot, such as to publish. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * The one way to save settings: the same bar at the foot of every page, off while nothing is changed. What is
 * typed stays whatever the server says, and is asked for before it is left.
 */
export function SettingsForm<Answer>(props: SettingsFormProps<Answer>) {
  const { form, onLoadAgain, saveLabel = messages.save, actions, children } = props;
  const { frame, isDirty, isBusy, refusal, discard } = form;
  return (
    <>
      <LeaveGuard active={isDirty} />
      <s.Form {...frame} noValidate>
        {children}
        <s.Bar>
          <Conflict form={form} onLoadAgain={onLoadAgain} />
          {isDirty && refusal === undefined && <p>{messages.unsaved}</p>}
          <Button variant="secondary" disabled={!isDirty || isBusy} onClick={discard}>
            {messages.discard}
          </Button>
          <Button type="submit" busy={isBusy} disabled={!isDirty}>
            {saveLabel}
          </Button>
          {actions}
        </s.Bar>
      </s.Form>
    </>
  );
}
