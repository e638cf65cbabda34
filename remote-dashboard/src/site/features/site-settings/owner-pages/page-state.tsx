import type { PageTextState, TextLanguage } from '@pasal/shared/contracts';
import type { Dates } from '@pasal/shared/domain';
import { Badge } from '@pasal/shared/ui';
import * as messages from './messages';

interface StateMarksProps {
  state: PageTextState;
  /** What visitors read where nothing is published in this language; not said where that isn't known. */
  instead?: 'standard' | 'english' | undefined;
}

/** Where a text stands, as marks. */
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

/** What visitors read, in a sentence. */
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
