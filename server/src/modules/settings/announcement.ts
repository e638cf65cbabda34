import type { Announcement, PublicAnnouncement } from '@pasal/shared/contracts';
import { startOfKathmanduDate } from '@pasal/shared/domain';

/** An announcement that visitors see on its days; its number is unique. */
type Published = Announcement & Pick<PublicAnnouncement, 'number'>;

/** The stored form: the draft and the published announcement. */
export interface StoredAnnouncement {
  draft: Announcement;
  published: Published | null;
}

const NO_TEXT = { text: '', link_text: '' };
const NONE: Announcement = { en: NO_TEXT, ne: NO_TEXT, link: '', from: null, until: null };

/** Stored values over the defaults of a shop that never announced anything. */
export const presentAnnouncement = (stored: Partial<StoredAnnouncement>): StoredAnnouncement => ({
  draft: { ...NONE, ...stored.draft },
  published: stored.published ? { ...NONE, ...stored.published } : null,
});

/** True if there is a text to show. */
export const isSaid = ({ en }: Announcement) => en.text !== '';

/** What visitors see of it at a given time. */
interface Shown {
  announcement?: PublicAnnouncement;
  /** When that changes. */
  end?: Date;
}

/** The announcement to show now, from the start of its first day in Kathmandu to the end of its last. */
export function shownAt({ published }: StoredAnnouncement, now: number): Shown {
  if (!published) return {};
  const { number, en, ne, link, from, until } = published;
  const begin = from === null ? null : startOfKathmanduDate(from);
  if (begin && now < begin.getTime()) return { end: begin };
  const end = until === null ? null : startOfKathmanduDate(until, 1);
  if (end && now >= end.getTime()) return {};
  const announcement = { number, en, ...(ne.text !== '' && { ne }), link };
  return { announcement, ...(end && { end }) };
}
