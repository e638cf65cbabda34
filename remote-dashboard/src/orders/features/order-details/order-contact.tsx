import { useState } from 'react';
import type { Language, Order } from '@pasal/shared/contracts';
import { Choice } from '@pasal/shared/dashboard';
import { fillTemplate, isMobile } from '@pasal/shared/domain';
import { ChatLinks } from '@pasal/shared/ui';
import { useChatSettingsQuery } from '../../orders-api';
import { asNepali } from '../../../kit/both-languages/messages';
import { messageValues } from '../../model/message-values';
import { CopyButton } from '../../../kit/copy-button/copy-button';
import * as messages from './messages';
import { Contact, Copied, Told } from './order-details.styles';

interface Ready {
  /** Its position among all of them, which identifies it. */
  at: string;
  name: string;
  text: string;
  language: Language;
}

/** The templates that fit an order, filled in; one with a day requires a promised one. */
function useMessages(order: Order): readonly Ready[] {
  const { data } = useChatSettingsQuery();
  const all = (data?.settings.templates ?? []).flatMap(({ name, text, text_ne }, at) => [
    { at: String(at), name, text, language: 'en' as const },
    ...(text_ne
      ? [{ at: `${at} ne`, name: asNepali(name), text: text_ne, language: 'ne' as const }]
      : []),
  ]);
  return all.flatMap((each) => {
    const filled = fillTemplate(each.text, messageValues(order, each.language));
    return filled === null ? [] : [{ ...each, text: filled }];
  });
}

/** Contacts the buyer: a call, or a message to a mobile number (D149). */
export function OrderContact({ order }: { order: Order }) {
  const { phone, order_number: number } = order;
  const ready = useMessages(order);
  const [chosen, choose] = useState('');
  const spoken = ready.find(({ language }) => language === (order.language ?? 'en'));
  const message = ready.find(({ at }) => at === chosen) ?? spoken ?? ready[0];
  const chats = isMobile(phone) ? { whatsapp: phone, viber: phone } : undefined;
  return (
    <Contact>
      {chats && message && (
        <>
          <Choice
            label={messages.template}
            choices={ready.map(({ at, name }) => [at, name] as const)}
            value={message.at}
            onChoose={choose}
          />
          <Copied>
            <Told as="span">{message.text}</Told>
            <CopyButton text={message.text} label={messages.copyMessage} />
          </Copied>
        </>
      )}
      <ChatLinks
        title={messages.reach}
        phone={phone}
        chats={chats}
        message={message?.text ?? messages.aboutOrder(number)}
      />
    </Contact>
  );
}
