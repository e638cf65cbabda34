import { Type, type Static } from '@sinclair/typebox';
import { Nullable } from '@pasal/core/contract/schema';
import { ANNOUNCEMENT_LENGTHS, SITE_FIELD_LENGTH } from '../limits';

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'a day in Kathmandu' });

/** A sentence, and the words within its one link; empty for none. */
const AnnouncementText = Type.Object({
  text: Type.String({ maxLength: ANNOUNCEMENT_LENGTHS.text }),
  link_text: Type.String({ maxLength: ANNOUNCEMENT_LENGTHS.link_text }),
});
export type AnnouncementText = Static<typeof AnnouncementText>;

/** What the owner announces above the header (D152). Without a text there is nothing to see. */
export const Announcement = Type.Object({
  en: AnnouncementText,
  ne: AnnouncementText,
  /** Where the link of both languages leads: a place in the shop or a web address; empty for none. */
  link: Type.String({ maxLength: SITE_FIELD_LENGTH }),
  /** The first and the last day; null for no bound. */
  from: Nullable(Day),
  until: Nullable(Day),
});
export type Announcement = Static<typeof Announcement>;

/** The announcement of today, with a number that a later one does not have. */
export const PublicAnnouncement = Type.Object({
  number: Type.Integer(),
  en: AnnouncementText,
  /** Left out where the owner has written none in Nepali. */
  ne: Type.Optional(AnnouncementText),
  link: Type.String(),
});
export type PublicAnnouncement = Static<typeof PublicAnnouncement>;

const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

/** GET /site/announcement: what is being written, and what visitors get; `version` is 0 before the first. */
export const AnnouncementResponse = Type.Object({
  settings: Announcement,
  published: Nullable(Announcement),
  version: Type.Integer(),
});
export type AnnouncementResponse = Static<typeof AnnouncementResponse>;

/** PUT /site/announcement: everything at once, and the version it was read at. */
export const AnnouncementRequest = Type.Object({ settings: Announcement, version: Version });
export type AnnouncementRequest = Static<typeof AnnouncementRequest>;

/** POST /site/announcement/publish: the draft of this version. */
export const PublishRequest = Type.Object({ version: Version });
export type PublishRequest = Static<typeof PublishRequest>;

export const AnnouncementSavedResponse = Type.Object({
  message: Type.String(),
  ...AnnouncementResponse.properties,
});
export type AnnouncementSavedResponse = Static<typeof AnnouncementSavedResponse>;
