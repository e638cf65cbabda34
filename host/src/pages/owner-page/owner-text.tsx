import type { ReactNode } from 'react';
import { messageOf } from '@pasal/shared/api';
import type { PageKind, TextLanguage } from '@pasal/shared/contracts';
import { FailedView, richText, Skeleton } from '@pasal/shared/ui';
import { LegalIdentity } from '../../layout/legal-identity';
import * as messages from './messages';
import * as s from './owner-text.styles';

/** Pages that end with who runs the shop, whatever the owner writes (D40). */
const LEGAL: ReadonlySet<PageKind> = new Set(['terms', 'privacy']);

interface OwnerTextProps {
  kind: PageKind;
  answer: { data?: { html: string } | undefined; error?: unknown; refetch: () => unknown };
  /** The language of the text, if not the page's. */
  language?: TextLanguage | undefined;
}

/** The text of a page, including its loading and error states. */
export function OwnerText({ kind, answer, language }: OwnerTextProps): ReactNode {
  const { data, error, refetch } = answer;
  if (error !== undefined) {
    return <FailedView title={messageOf(error, messages.failed)} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton $height="60vh" />;
  // Makes the scrollable area reachable by keyboard.
  const scrolls = data.html.includes('<table') && {
    tabIndex: 0,
    role: 'group',
    'aria-label': messages.titles[kind],
  };
  return (
    <>
      <s.Words lang={language} {...scrolls}>
        {richText(data.html)}
      </s.Words>
      {LEGAL.has(kind) && <LegalIdentity />}
    </>
  );
}
