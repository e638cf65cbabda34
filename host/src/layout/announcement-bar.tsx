import { useSiteSettingsQuery } from '@pasal/shared/api';
import type { PublicAnnouncement } from '@pasal/shared/contracts';
import { CLOSED_ATTRIBUTE, CLOSED_KEY, LANGUAGE } from '@pasal/shared/domain';
import { Link } from '@pasal/shared/routing';
import { Icon, IconButton, icons } from '@pasal/shared/ui';
import * as s from './announcement-bar.styles';
import * as messages from './messages';

/** Closes the announcement in this browser; the next one has another number. */
function close(number: number) {
  document.documentElement.setAttribute(CLOSED_ATTRIBUTE, String(number));
  // The button that had the focus is gone.
  document.querySelector('main')?.focus({ preventScroll: true });
  try {
    localStorage.setItem(CLOSED_KEY, String(number));
  } catch {
    // Storage is blocked or full: it is closed until the page is left.
  }
}

/** In the language of the page, or in English if it has no text in that language. */
function Words({ link, ...texts }: PublicAnnouncement) {
  const { text, link_text: words } = texts[LANGUAGE] ?? texts.en;
  return (
    <p>
      {text}
      {words !== '' && ' '}
      {words !== '' &&
        (link.startsWith('/') ? <Link to={link}>{words}</Link> : <a href={link}>{words}</a>)}
    </p>
  );
}

/** The owner's announcement, above everything else of the page (D152); the server decides whether it is shown today. */
export function AnnouncementBar() {
  const announcement = useSiteSettingsQuery().data?.announcement;
  if (!announcement) return null;
  const { number } = announcement;
  return (
    <s.Bar $number={number} aria-label={messages.announcement}>
      <Words {...announcement} />
      <IconButton label={messages.closeAnnouncement} onClick={() => close(number)}>
        <Icon shape={icons.close} />
      </IconButton>
    </s.Bar>
  );
}
