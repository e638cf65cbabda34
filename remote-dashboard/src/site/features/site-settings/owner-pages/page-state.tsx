import type { PageTextState, TextLanguage } from '@pasal/shared/contracts';
import type { Dates } from '@pasal/shared/domain';
import { Badge } from '@pasal/shared/ui';
import * as messages from './messages';

interface StateMarksProps {
  state: PageTextState;
  /** What visitors read if nothing is published in this language; absent if unknown. */
  instead?: 'standard' | 'english' | undefined;
}

/** The state of a text, as badges. */
export function StateMarks({
  state: { published, has_draft: hasDraft },
  instead,
}: StateMarksProps) {
  const isPublished = published !== null;
  return (
    <>
      {isPublished && <Badge $tone="success">{messages.published}</Badge>}
      {!isPublished && instead === 'english' && <Badge $tone="warning">{messages.missing}</Badge>}
      {!isPublished && instead === 'standard' && <Badge $tone="neutral">{messages.standard}</Badge>}
      {hasDraft && <Badge $tone="warning">{messages.draftWaiting}</Badge>}
    </>
  );
}

/** A sentence on what visitors read. */
export function stateInWords(
  { published }: PageTextState,
  language: TextLanguage,
  dates: Dates,
): string {
  if (published !== null) {
    return messages.publishedAt(dates.dateTime(published.at), published.by);
  }
  return language === 'ne' ? messages.readsEnglish : messages.readsStandard;
}
