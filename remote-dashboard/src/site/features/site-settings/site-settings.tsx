import type { ReactNode } from 'react';
import { useSiteSettingsQuery } from '@pasal/shared/api';
import { ListView, TitledSection } from '@pasal/shared/dashboard';
import {
  useDeliverySettingsQuery,
  useMailSettingsQuery,
  useReadyRemarksQuery,
} from '../../site-api';
import { DeliveryForm } from './delivery-form';
import { MailForm } from './mail-form';
import * as messages from './messages';
import { RemarksForm } from './remarks-form';
import { SettingsForm } from './settings-form';

/** Whatever is cached may be out of date: settings are read again on every visit. */
const AFRESH = { refetchOnMountOrArgChange: true };

interface StoredSettingsProps<Stored> {
  answer: {
    data?: Stored;
    error?: unknown;
    refetch: () => PromiseLike<{ data?: Stored | undefined }>;
  };
  failed: string;
  rows: number;
  rowHeight?: string;
  children: (form: { stored: Stored; onLoadAgain: () => Promise<Stored | undefined> }) => ReactNode;
}

/** A form over settings that are read first; once it stands, a failed read leaves what is typed. */
function StoredSettings<Stored>({ answer, children, ...rest }: StoredSettingsProps<Stored>) {
  const { data, error, refetch } = answer;
  const onLoadAgain = async () => (await refetch()).data;
  return (
    <ListView {...rest} answer={{ error: data ? undefined : error, refetch }} data={data}>
      {(stored) => children({ stored, onLoadAgain })}
    </ListView>
  );
}

interface DirtyProps {
  /** Hears if there are unsaved changes. */
  onDirty: (isDirty: boolean) => void;
}

/** The shop's own settings. */
export function SiteSettings({ onDirty }: DirtyProps) {
  const answer = useSiteSettingsQuery(undefined, AFRESH);
  return (
    <StoredSettings answer={answer} failed={messages.failed} rows={5} rowHeight="160px">
      {(form) => <SettingsForm {...form} onDirty={onDirty} />}
    </StoredSettings>
  );
}

/** The messages' own settings; they are saved apart. */
export function MailSettings({ onDirty }: DirtyProps) {
  const answer = useMailSettingsQuery(undefined, AFRESH);
  return (
    <TitledSection title={messages.mail} lead={messages.mailLead}>
      <StoredSettings answer={answer} failed={messages.mailFailed} rows={3}>
        {(form) => <MailForm {...form} onDirty={onDirty} />}
      </StoredSettings>
    </TitledSection>
  );
}

/** The terms of delivery; they are saved apart too. */
export function DeliverySettings({ onDirty }: DirtyProps) {
  const answer = useDeliverySettingsQuery(undefined, AFRESH);
  return (
    <TitledSection title={messages.delivery} lead={messages.deliveryLead}>
      <StoredSettings answer={answer} failed={messages.deliveryFailed} rows={5}>
        {(form) => <DeliveryForm {...form} onDirty={onDirty} />}
      </StoredSettings>
    </TitledSection>
  );
}

/** What staff may choose to write on an order; saved apart as well. */
export function RemarkSettings({ onDirty }: DirtyProps) {
  const answer = useReadyRemarksQuery(undefined, AFRESH);
  return (
    <TitledSection title={messages.remarks} lead={messages.remarksLead}>
      <StoredSettings answer={answer} failed={messages.remarksFailed} rows={4}>
        {(form) => <RemarksForm {...form} onDirty={onDirty} />}
      </StoredSettings>
    </TitledSection>
  );
}
