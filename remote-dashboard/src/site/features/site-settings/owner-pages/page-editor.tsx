import { useState } from 'react';
import { TEXT_LANGUAGES, type PageKind, type TextLanguage } from '@pasal/shared/contracts';
import { Link } from '@pasal/shared/routing';
import { Button } from '@pasal/shared/ui';
import { LeaveGuard } from '../../../../kit/leave-guard/leave-guard';
import { patterns } from '../../../../paths';
import * as messages from './messages';
import * as s from './owner-pages.styles';
import { PageText } from './page-text';

/** A page in both languages, side by side, or one at a time with less room. */
export function PageEditor({ kind }: { kind: PageKind }) {
  const [shown, setShown] = useState<TextLanguage>('en');
  const [typed, setTyped] = useState({ en: false, ne: false });
  return (
    <>
      <LeaveGuard active={typed.en || typed.ne} />
      <s.Way>
        <h2>{messages.kinds[kind]}</h2>
        <Link to={patterns.sitePages}>{messages.allPages}</Link>
      </s.Way>
      <s.Switch role="group" aria-label={messages.language}>
        {TEXT_LANGUAGES.map((language) => (
          <Button
            key={language}
            variant={language === shown ? 'primary' : 'secondary'}
            aria-pressed={language === shown}
            onClick={() => setShown(language)}
          >
            {messages.languages[language]}
          </Button>
        ))}
      </s.Switch>
      <s.Texts $shown={shown}>
        {TEXT_LANGUAGES.map((language) => (
          <PageText
            key={language}
            which={{ kind, language }}
            onTyped={(isDirty) => setTyped((now) => ({ ...now, [language]: isDirty }))}
          />
        ))}
      </s.Texts>
    </>
  );
}
