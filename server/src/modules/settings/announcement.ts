import type { Announcement, PublicAnnouncement } from '@pasal/shared/contracts';
import { startOfKathmanduDate } from '@pasal/shared/domain';

/** An announcement that visitors get on its days; no other has its number. */
type Published = Announcement & Pick<PublicAnnouncement, 'number'>;

/** How it is stored: as it is written, and as it was published. */
export interface StoredAnnouncement {
  draft: Announcement;
  published: Published | null;
}

const NO_TEXT = { text: '', link_text: '' };
const NONE: Announcement = { en: NO_TEXT, ne: NO_TEXT, link: '', from: null, until: null };

/** What is stored over what a shop has that never announced anything. */
export const presentAnnouncement = (stored: Partial<StoredAnnouncement>): StoredAnnouncement => ({
  draft: { ...NONE, ...stored.draft },
  published: stored.published ? { ...NONE, ...stored.published } : null,
});

/** True when there is something to see. */
export const isSaid = ({ en }: Announcement) => en.text !== '';

/** What visitors get of it at a moment. */
interface Shown {
  announcement?: PublicAnnouncement;
  /** The moment at which that changes by itself. */
  end?: Date;
}

/** The announcement that is shown now, from the first minute of its first day in Kathmandu to the last of its last. */
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
