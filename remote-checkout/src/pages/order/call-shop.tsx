import styled from 'styled-components';
import { useSiteSettingsQuery } from '@pasal/shared/api';
import { phoneHref } from '@pasal/shared/domain';
import { buttonLook, ChatLinks, Icon, icons, type ButtonVariant } from '@pasal/shared/ui';
import * as messages from './messages';

const Call = styled.a<{ $variant: ButtonVariant }>`
  ${buttonLook}
`;

/** The shop's first phone, for questions about an order; nothing if there is none. */
export function CallShop() {
  const { data } = useSiteSettingsQuery();
  const phone = data?.settings.phones.find((each) => each.trim() !== '');
  if (phone === undefined) return null;
  return (
    <Call href={phoneHref(phone)} $variant="quiet">
      <Icon shape={icons.phone} />
      {messages.questions(phone)}
    </Call>
  );
}

/** The shop's chats, with the order's number filled in; nothing if there are none (D146). */
export function WriteShop({ orderNumber }: { orderNumber: string }) {
  const { data } = useSiteSettingsQuery();
  return (
    <ChatLinks
      title={messages.write}
      chats={data?.chats}
      message={messages.aboutOrder(orderNumber)}
    />
  );
}
