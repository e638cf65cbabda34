import { pathIn, type Language } from '@pasal/platform/contract/language';
import { LANGUAGE } from '@pasal/shared/domain';
import { useLocation } from '@pasal/shared/routing';
import { Icon, icons } from './icons';
import { chooseLanguage } from './language-choice';
import { VisuallyHidden } from './layout';
import * as messages from './language-messages';

const OTHER: Language = LANGUAGE === 'en' ? 'ne' : 'en';

/**
 * Leads to the same page in the other language, with its filters and variant. It is another document. Where `iconOnly` is
 * said at all it has an icon, and the language's name beside it or for screen readers.
 */
export function LanguageSwitch({
  className,
  iconOnly,
  words = messages.otherLanguage,
  onLeave,
}: {
  className?: string;
  iconOnly?: boolean;
  /** Instead of the language's name, in that language. */
  words?: string;
  onLeave?: () => void;
}) {
  const { pathname, search } = useLocation();
  const choose = () => {
    chooseLanguage(OTHER);
    onLeave?.();
  };
  return (
    // The server's address has what the page shows; the browser's may have more, which nobody misses.
    <a
      href={pathIn(OTHER, pathname) + search}
      lang={OTHER}
      className={className}
      onClick={choose}
      title={iconOnly ? words : undefined}
      suppressHydrationWarning
    >
      {iconOnly !== undefined && <Icon shape={icons.globe} />}
      {iconOnly ? <VisuallyHidden>{words}</VisuallyHidden> : words}
    </a>
  );
}
