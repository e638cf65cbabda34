import { pathIn, type Language } from '@pasal/platform/contract/language';
import { useLocation } from '@pasal/shared/routing';
import { LANGUAGE } from '@pasal/shared/shell';
import * as messages from './messages';

const OTHER: Language = LANGUAGE === 'en' ? 'ne' : 'en';

/** Leads to the same page in the other language, with its filters and variant. It is another document. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { pathname, search } = useLocation();
  return (
    // The server's address has what the page shows; the browser's may have more, which nobody misses.
    <a
      href={pathIn(OTHER, pathname) + search}
      lang={OTHER}
      className={className}
      suppressHydrationWarning
    >
      {messages.otherLanguage}
    </a>
  );
}
