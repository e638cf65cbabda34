import {
  MAX_CUSTOMER_MESSAGE,
  MAX_READY_REMARK,
  MAX_READY_REMARKS,
  ORDER_STATUSES,
  type OrderStatus,
  type ReadyRemark,
  type ReadyRemarks,
  type ReadyRemarksResponse,
} from '@pasal/shared/contracts';
import { AddButton, Choice, Muted, TitledSection } from '@pasal/shared/dashboard';
import { ORDER_STATUS_LABELS } from '@pasal/shared/domain';
import { Icon, IconButton, TextField, icons } from '@pasal/shared/ui';
import { useReadyRemarksQuery, useSaveReadyRemarksMutation } from '../../site-api';
import { NepaliField } from '../../../kit/both-languages/nepali-field';
import { detailProblems } from './detail-problems';
import * as messages from './messages';
import { SettingsForm } from './settings-form';
import { Column } from './settings-form.styles';
import * as s from './site-settings.styles';
import { FROM_SCRATCH, StoredSettings, type Reading } from './stored-settings';
import { useSettingsForm } from './use-settings-form';

const shape = {
  draftOf: (settings: ReadyRemarks) => settings,
  problemsOf: detailProblems,
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

/** A remark with its status and message. */
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
      <s.Translated>
        <NepaliField
          label={messages.remarkTold}
          english={ready.customer_message}
          value={ready.customer_message_ne ?? ''}
          maxLength={MAX_CUSTOMER_MESSAGE}
          error={problemOf('customer_message_ne')}
          onChange={(typed) => onChange({ customer_message_ne: typed })}
        />
      </s.Translated>
    </s.Remark>
  );
}

function RemarksForm({ stored, onLoadAgain }: Reading<ReadyRemarksResponse>) {
  const [save] = useSaveReadyRemarksMutation();
  const form = useSettingsForm(stored, shape, (settings, version) =>
    save({ body: { settings, version } }),
  );
  const { set, hasTakenIn, problemOf } = form;
  const { remarks } = form.values;
  return (
    <SettingsForm form={form} onLoadAgain={onLoadAgain}>
      <Column $whole>
        <TitledSection title={messages.readyRemarks}>
          {remarks.map((ready, at) => (
            <RemarkFields
              // oxlint-disable-next-line react/no-array-index-key -- a row is what is typed in it; only its place names it
              key={`${at} of ${remarks.length}`}
              ready={ready}
              problemOf={(name) => problemOf(`remarks.${at}.${name}`)}
              onChange={(part) => set({ remarks: remarks.with(at, { ...ready, ...part }) })}
              onRemove={() => set({ remarks: remarks.toSpliced(at, 1) })}
            />
          ))}
          {hasTakenIn && problemOf('remarks') !== undefined && (
            <Muted role="status">{messages.remarksBoth}</Muted>
          )}
          {remarks.length < MAX_READY_REMARKS && (
            <div>
              <AddButton onClick={() => set({ remarks: [...remarks, NEW] })}>
                {messages.addRemark}
              </AddButton>
            </div>
          )}
        </TitledSection>
      </Column>
    </SettingsForm>
  );
}

/** Predefined remarks for status changes of orders (D97). */
export function RemarkSettings() {
  const answer = useReadyRemarksQuery(undefined, FROM_SCRATCH);
  return (
    <StoredSettings answer={answer}>{(reading) => <RemarksForm {...reading} />}</StoredSettings>
  );
}
