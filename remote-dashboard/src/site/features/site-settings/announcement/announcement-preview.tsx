import type { Announcement } from '@pasal/shared/contracts';
import { Muted } from '@pasal/shared/dashboard';
import { Icon, icons } from '@pasal/shared/ui';
import * as s from './announcement.styles';
import * as messages from './messages';

/** The announcement as visitors will see it, in each language it is written in. */
export function AnnouncementPreview({ draft }: { draft: Announcement }) {
  const written = (['en', 'ne'] as const).filter((language) => draft[language].text.trim() !== '');
  if (written.length === 0) return <Muted>{messages.nothing}</Muted>;
  return written.map((language) => {
    const { text, link_text: words } = draft[language];
    return (
      <s.Bar key={language} lang={language}>
        <p>
          {text} {words !== '' && <u>{words}</u>}
        </p>
        <Icon shape={icons.close} />
      </s.Bar>
    );
  });
}
