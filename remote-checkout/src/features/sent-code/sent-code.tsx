import { useEffect, useId, useRef, useState } from 'react';
import { useSiteSettingsQuery } from '@pasal/shared/api';
import type { SendCartResponse } from '@pasal/shared/contracts';
import { useDates } from '@pasal/shared/dates';
import { LANGUAGE, pathIn, usePageOrigin } from '@pasal/shared/shell';
import { Button, ChatLinks, Icon, icons } from '@pasal/shared/ui';
import { ownPaths } from '../../paths';
import * as messages from './messages';
import { Sent, Ways } from './sent-code.styles';

/** The code of a cart, its link, and the ways to send them. */
export function SentCode({ sent: { code, ends_at } }: { sent: SendCartResponse }) {
  const { data } = useSiteSettingsQuery();
  const dates = useDates(true);
  const [said, setSaid] = useState('');
  const link = `${usePageOrigin()}${pathIn(LANGUAGE, ownPaths.sentCart(code))}`;
  const label = useId();
  const place = useRef<HTMLDivElement>(null);
  // It appears below the pressed button, perhaps out of view. Newer browsers return a promise.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setSaid(messages.copied);
    } catch {
      setSaid(messages.notCopied);
    }
  }
  // Closing the share dialog is no error.
  const share = () => void navigator.share({ url: link }).catch(() => undefined);
  return (
    <Sent ref={place}>
      <small id={label}>{messages.codeLabel}</small>
      <output aria-labelledby={label}>{code}</output>
      <span>{link}</span>
      <p>{messages.opensUntil(dates.date(ends_at))}</p>
      <Ways>
        <Button variant="secondary" onClick={() => void copy()}>
          <Icon shape={icons.copy} />
          {messages.copyLink}
        </Button>
        {typeof navigator.share === 'function' && (
          <Button variant="secondary" onClick={share}>
            <Icon shape={icons.send} />
            {messages.share}
          </Button>
        )}
      </Ways>
      <p role="status">{said}</p>
      <ChatLinks
        title={messages.toShop}
        phone={data?.settings.phones[0]}
        chats={data?.chats}
        message={messages.aboutCart(code, link)}
      />
    </Sent>
  );
}
