import { useEffect, useRef } from 'react';
import { pathIn, type Language } from '@pasal/platform/contract/language';
import { LANGUAGE } from '@pasal/shared/domain';
import { useLocation } from '@pasal/shared/routing';
import { Icon, icons } from './icons';
import { chooseLanguage } from './language-choice';
import { VisuallyHidden } from './layout';
import * as messages from './language-messages';

const OTHER: Language = LANGUAGE === 'en' ? 'ne' : 'en';

/**
 * Links to the same page in the other language, with its filters and variant. It is another document. With
 * `iconOnly` it has an icon, with the language's name visible or only for screen readers.
 */
export function LanguageSwitch({
  className,
  iconOnly,
  words = messages.otherLanguage,
  onLeave,
}: {
  className?: string;
  iconOnly?: boolean;
  /** Replaces the language's name, in that language. */
  words?: string;
  onLeave?: () => void;
}) {
  const { pathname, search } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  const href = pathIn(OTHER, pathname) + search;
  // One document serves many addresses, such as all unknown ones, and hydration keeps the document's attributes.
  useEffect(() => link.current?.setAttribute('href', href), [href]);
  const choose = () => {
    chooseLanguage(OTHER);
    onLeave?.();
  };
  return (
    <a
      ref={link}
      href={href}
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
