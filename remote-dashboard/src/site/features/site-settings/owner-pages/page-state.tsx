import type { PageTextState, TextLanguage } from '@pasal/shared/contracts';
import { formatDateTime } from '@pasal/shared/domain';
import { Badge } from '@pasal/shared/ui';
import * as messages from './messages';

interface PageStateProps {
  state: PageTextState;
  language: TextLanguage;
}

/** Where a text stands, as marks. */
export function StateMarks({
  state: { published, has_draft: hasDraft },
  language,
}: PageStateProps) {
  const isMissing = published === null && language === 'ne';
  return (
    <>
      {published !== null && <Badge $tone="success">{messages.published}</Badge>}
      {isMissing && <Badge $tone="warning">{messages.missing}</Badge>}
      {published === null && !isMissing && <Badge $tone="neutral">{messages.standard}</Badge>}
      {hasDraft && <Badge $tone="warning">{messages.draftWaiting}</Badge>}
    </>
  );
}

/** What visitors read, in a sentence. */
export function stateInWords({ state: { published }, language }: PageStateProps): string {
  if (published !== null) {
    return messages.publishedAt(formatDateTime(published.at), published.by);
  }
  return language === 'ne' ? messages.readsEnglish : messages.readsStandard;
}
