import { useState } from 'react';
import { AdminPage } from '@pasal/shared/dashboard';
import { LeaveGuard } from '../../../kit/leave-guard/leave-guard';
import * as messages from '../../features/site-settings/messages';
import {
  DeliverySettings,
  MailSettings,
  RemarkSettings,
  SiteSettings,
} from '../../features/site-settings/site-settings';

export function SiteSettingsPage() {
  const [isTyped, setIsTyped] = useState(false);
  const [isMailTyped, setIsMailTyped] = useState(false);
  const [isRemarkTyped, setIsRemarkTyped] = useState(false);
  const [isDeliveryTyped, setIsDeliveryTyped] = useState(false);
  return (
    <AdminPage title={messages.title} lead={messages.lead}>
      <LeaveGuard active={isTyped || isDeliveryTyped || isMailTyped || isRemarkTyped} />
      <SiteSettings onDirty={setIsTyped} />
      <DeliverySettings onDirty={setIsDeliveryTyped} />
      <MailSettings onDirty={setIsMailTyped} />
      <RemarkSettings onDirty={setIsRemarkTyped} />
    </AdminPage>
  );
}
