import { useId, useState } from 'react';
import type { PublicChats } from '@pasal/shared/contracts';
import { hasChats, messengerHref, phoneHref, viberHref, whatsappHref } from '@pasal/shared/domain';
import { Icon, icons } from '../icons';
import { ChatLink, Links } from './chat-links.styles';
import * as messages from './messages';

interface ChatLinksProps {
  /** Their purpose, shown above them. */
  title: string;
  /** The number to call; absent for no call link. */
  phone?: string | undefined;
  chats: PublicChats | undefined;
  /** The prefilled message. */
  message: string;
}

/** Contact links, each only if there is a number or name for it (D146). */
export function ChatLinks({ title, phone, chats, message }: ChatLinksProps) {
  const heading = useId();
  const [isCopied, setCopied] = useState(false);
  if (!phone && !hasChats(chats)) return null;
  const { whatsapp, viber, messenger } = chats ?? {};

  // Not awaited: the browser opens the chat in the meantime.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  const elsewhere = { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <Links role="group" aria-labelledby={heading}>
      <p id={heading}>{title}</p>
      {phone && (
        <ChatLink href={phoneHref(phone)}>
          <Icon shape={icons.phone} /> {messages.call}
        </ChatLink>
      )}
      {whatsapp && (
        <ChatLink href={whatsappHref(whatsapp, message)} {...elsewhere}>
          <Icon shape={icons.whatsapp} /> {messages.whatsapp}
        </ChatLink>
      )}
      {viber && (
        <ChatLink href={viberHref(viber)} rel="noopener noreferrer" onClick={() => void copy()}>
          <Icon shape={icons.viber} /> {messages.viber}
        </ChatLink>
      )}
      {messenger && (
        <ChatLink href={messengerHref(messenger, message)} {...elsewhere}>
          <Icon shape={icons.messenger} /> {messages.messenger}
        </ChatLink>
      )}
      {viber && <p role="status">{isCopied && messages.pasteInViber}</p>}
    </Links>
  );
}
