import type { Order } from '@pasal/shared/contracts';
import { phoneHref } from '@pasal/shared/domain';
import { Icon, icons } from '@pasal/shared/ui';
import { whatsappHref } from '../../model/whatsapp-href';
import * as messages from './messages';
import { Contact, ContactLink } from './order-details.styles';

/** Reaches the buyer from here: a call, and a message where the number is a mobile one. */
export function OrderContact({ order: { phone, order_number: number } }: { order: Order }) {
  const whatsapp = whatsappHref(phone, messages.aboutOrder(number));
  return (
    <Contact>
      <ContactLink $variant="secondary" href={phoneHref(phone)}>
        <Icon shape={icons.phone} /> {messages.call}
      </ContactLink>
      {whatsapp !== undefined && (
        <ContactLink $variant="secondary" href={whatsapp} target="_blank" rel="noreferrer">
          <Icon shape={icons.whatsapp} /> {messages.whatsapp}
        </ContactLink>
      )}
    </Contact>
  );
}
