import type { DeliverySettings, ValidationDetail } from '@pasal/shared/contracts';
import { termsDraftOf, termsOfDraft, type TermsDraft } from '../../kit/model/terms-draft';

/** The delivery settings as typed: days are lines of one text, a weekday is closed or not. */
export interface DeliveryDraft {
  terms: TermsDraft;
  free_above: string;
  weekdays: Record<string, boolean>;
  closed_dates: string;
  map_url: string;
}

export function deliveryDraftOf({
  terms,
  free_above,
  closed_weekdays,
  closed_dates,
  map_url,
}: DeliverySettings): DeliveryDraft {
  const week = Array.from({ length: 7 }, (_, day) => [String(day), closed_weekdays.includes(day)]);
  return {
    terms: termsDraftOf(terms),
    free_above: free_above === null ? '' : String(free_above),
    weekdays: Object.fromEntries(week) as Record<string, boolean>,
    closed_dates: closed_dates.join('\n'),
    map_url,
  };
}

/** @param dayOfLine parses a line in the reader's calendar to a day in AD */
export function deliveryOfDraft(
  draft: DeliveryDraft,
  dayOfLine = (line: string) => line,
): DeliverySettings {
  const dates = draft.closed_dates.split('\n').map((line) => line.trim());
  return {
    terms: termsOfDraft(draft.terms),
    free_above: draft.free_above.trim() === '' ? null : Number(draft.free_above),
    closed_weekdays: Object.keys(draft.weekdays)
      .filter((day) => draft.weekdays[day])
      .map(Number),
    closed_dates: dates.filter((line) => line !== '').map(dayOfLine),
    map_url: draft.map_url.trim(),
  };
}

/** Maps the server's problems to the fields of the form. */
export function deliveryProblems(details: readonly ValidationDetail[]): Record<string, string> {
  const found = details.map(({ path, message }) => {
    const field = path.replace(/^(body\.)?settings\./, '');
    if (field === 'terms.days') return ['terms.days.to', message];
    if (field.startsWith('closed_dates')) return ['closed_dates', message];
    if (field.startsWith('closed_weekdays')) return ['weekdays', message];
    return [field, message];
  });
  return Object.fromEntries(found) as Record<string, string>;
}
