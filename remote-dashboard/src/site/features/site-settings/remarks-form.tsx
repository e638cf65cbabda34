import { useEffect } from 'react';
import {
  MAX_CUSTOMER_MESSAGE,
  MAX_READY_REMARK,
  MAX_READY_REMARKS,
  ORDER_STATUSES,
  type OrderStatus,
  type ReadyRemark,
  type ReadyRemarks,
  type ReadyRemarksResponse,
  type ValidationDetail,
} from '@pasal/shared/contracts';
import { AddButton, Choice, Fields, Muted } from '@pasal/shared/dashboard';
import { ORDER_STATUS_LABELS } from '@pasal/shared/domain';
import { Button, Icon, IconButton, TextField, icons } from '@pasal/shared/ui';
import { useSaveReadyRemarksMutation } from '../../site-api';
import { Conflict } from './conflict';
import * as messages from './messages';
import * as s from './site-settings.styles';
import { useSettingsForm } from './use-settings-form';

const shape = {
  draftOf: (settings: ReadyRemarks) => settings,
  problemsOf: (details: readonly ValidationDetail[]) =>
    Object.fromEntries(
      details.map(({ path, message }) => [path.replace(/^settings\./, ''), message]),
    ),
};
const NEW: ReadyRemark = { remark: '', status: null, customer_message: '' };
const CHOICES: readonly (readonly [OrderStatus | '', string])[] = [
  ['', messages.statusKept],
  ...ORDER_STATUSES.map((status) => [status, ORDER_STATUS_LABELS[status]] as const),
];

interface RemarkFieldsProps {
  ready: ReadyRemark;
  problemOf: (name: keyof ReadyRemark) => string | undefined;
  onChange: (part: Partial<ReadyRemark>) => void;
  onRemove: () => void;
}

/** One remark with what goes with it. */
function RemarkFields({ ready, problemOf, onChange, onRemove }: RemarkFieldsProps) {
  return (
    <s.Remark>
      <TextField
        label={messages.remark}
        required
        maxLength={MAX_READY_REMARK}
        value={ready.remark}
        error={problemOf('remark')}
        onChange={({ target }) => onChange({ remark: target.value })}
      />
      <Choice
        label={messages.remarkStatus}
        choices={CHOICES}
        value={ready.status ?? ''}
        onChoose={(status) => onChange({ status: status === '' ? null : status })}
      />
      <TextField
        label={messages.remarkTold}
        maxLength={MAX_CUSTOMER_MESSAGE}
        value={ready.customer_message}
        error={problemOf('customer_message')}
        onChange={({ target }) => onChange({ customer_message: target.value })}
      />
      <IconButton label={messages.removeRemark(ready.remark)} onClick={onRemove}>
        <Icon shape={icons.trash} />
      </IconButton>
    </s.Remark>
  );
}

interface RemarksFormProps {
  stored: ReadyRemarksResponse;
  /** Reads them again, after someone else has saved theirs. */
  onLoadAgain: () => Promise<ReadyRemarksResponse | undefined>;
  /** Hears if there are unsaved changes. */
  onDirty: (isDirty: boolean) => void;
}

/** The remarks that staff may choose when they set the status of an order. */
export function RemarksForm({ stored, onLoadAgain, onDirty }: RemarksFormProps) {
  const [save] = useSaveReadyRemarksMutation();
  const { frame, ...form } = useSettingsForm(stored, shape, (settings, version) =>
    save({ body: { settings, version } }),
  );
  const { isDirty, set } = form;
  const { remarks } = form.values;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  return (
    <form {...frame} noValidate>
      <Fields>
        {remarks.map((ready, at) => (
          <RemarkFields
            // oxlint-disable-next-line react/no-array-index-key -- a row is what is typed in it; only its place names it
            key={`${at} of ${remarks.length}`}
            ready={ready}
            problemOf={(name) => form.problemOf(`remarks.${at}.${name}`)}
            onChange={(part) => set({ remarks: remarks.with(at, { ...ready, ...part }) })}
            onRemove={() => set({ remarks: remarks.toSpliced(at, 1) })}
          />
        ))}
        {form.hasTakenIn && form.problemOf('remarks') !== undefined && (
          <Muted role="status">{messages.remarksBoth}</Muted>
        )}
        <Conflict form={form} onLoadAgain={onLoadAgain} />
        <s.Buttons>
          <Button type="submit" busy={form.isBusy} disabled={!isDirty}>
            {messages.saveRemarks}
          </Button>
          {remarks.length < MAX_READY_REMARKS && (
            <AddButton onClick={() => set({ remarks: [...remarks, NEW] })}>
              {messages.addRemark}
            </AddButton>
          )}
        </s.Buttons>
      </Fields>
    </form>
  );
}
