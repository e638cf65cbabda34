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
  /** Further actions in the bar, such as publishing. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * The common settings form: the same bar at the bottom of every page, disabled while nothing has changed. Input
 * survives any response, and leaving with unsaved input asks first.
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
