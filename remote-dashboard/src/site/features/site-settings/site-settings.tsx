import { useId } from 'react';
import { useSiteSettingsQuery } from '@pasal/shared/api';
import { Section, SectionHead } from '@pasal/shared/dashboard';
import { useDeliverySettingsQuery, useMailSettingsQuery } from '../../site-api';
import { FourFaces } from '../../../kit/admin-parts/four-faces';
import { DeliveryForm } from './delivery-form';
import { MailForm } from './mail-form';
import * as messages from './messages';
import { SettingsForm } from './settings-form';

const never = () => false;

interface DirtyProps {
  /** Whether something is typed that is not saved. */
  onDirty: (isDirty: boolean) => void;
}

/** The shop's own settings, read anew on every visit: what is kept may be someone else's past. */
export function SiteSettings({ onDirty }: DirtyProps) {
  const { data, error, refetch } = useSiteSettingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <FourFaces
      data={data}
      error={data ? undefined : error}
      onRetry={() => void refetch()}
      failed={messages.failed}
      isEmpty={never}
      empty=""
      rows={5}
      rowHeight="160px"
    >
      {(stored) => (
        <SettingsForm
          stored={stored}
          onDirty={onDirty}
          onLoadAgain={async () => (await refetch()).data}
        />
      )}
    </FourFaces>
  );
}

/** The messages' own settings; they are saved apart. */
export function MailSettings({ onDirty }: DirtyProps) {
  const heading = useId();
  const { data, error, refetch } = useMailSettingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Section aria-labelledby={heading}>
      <SectionHead>
        <div>
          <h2 id={heading}>{messages.mail}</h2>
          <p>{messages.mailLead}</p>
        </div>
      </SectionHead>
      <FourFaces
        data={data}
        error={data ? undefined : error}
        onRetry={() => void refetch()}
        failed={messages.mailFailed}
        isEmpty={never}
        empty=""
        rows={3}
      >
        {(stored) => (
          <MailForm
            stored={stored}
            onDirty={onDirty}
            onLoadAgain={async () => (await refetch()).data}
          />
        )}
      </FourFaces>
    </Section>
  );
}

/** The terms of delivery; they are saved apart too. */
export function DeliverySettings({ onDirty }: DirtyProps) {
  const heading = useId();
  const { data, error, refetch } = useDeliverySettingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Section aria-labelledby={heading}>
      <SectionHead>
        <div>
          <h2 id={heading}>{messages.delivery}</h2>
          <p>{messages.deliveryLead}</p>
        </div>
      </SectionHead>
      <FourFaces
        data={data}
        error={data ? undefined : error}
        onRetry={() => void refetch()}
        failed={messages.deliveryFailed}
        isEmpty={never}
        empty=""
        rows={5}
      >
        {(stored) => (
          <DeliveryForm
            stored={stored}
            onDirty={onDirty}
            onLoadAgain={async () => (await refetch()).data}
          />
        )}
      </FourFaces>
    </Section>
  );
}
