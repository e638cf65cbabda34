import { Type, type Static } from '@sinclair/typebox';
import { Nullable } from '@pasal/core/contract/schema';
import { ANNOUNCEMENT_LENGTHS, SITE_FIELD_LENGTH } from '../limits';

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'a day in Kathmandu' });

/** A sentence, and the text of its single link; empty for none. */
const AnnouncementText = Type.Object({
  text: Type.String({ maxLength: ANNOUNCEMENT_LENGTHS.text }),
  link_text: Type.String({ maxLength: ANNOUNCEMENT_LENGTHS.link_text }),
});
export type AnnouncementText = Static<typeof AnnouncementText>;

/** The announcement above the header (D152). Without a text nothing is shown. */
export const Announcement = Type.Object({
  en: AnnouncementText,
  ne: AnnouncementText,
  /** The link target for both languages: a shop path or a web address; empty for none. */
  link: Type.String({ maxLength: SITE_FIELD_LENGTH }),
  /** First and last day; null if unlimited. */
  from: Nullable(Day),
  until: Nullable(Day),
});
export type Announcement = Static<typeof Announcement>;

/** Today's announcement, with a number that changes for each new one. */
export const PublicAnnouncement = Type.Object({
  number: Type.Integer(),
  en: AnnouncementText,
  /** Absent if there is no Nepali text. */
  ne: Type.Optional(AnnouncementText),
  link: Type.String(),
});
export type PublicAnnouncement = Static<typeof PublicAnnouncement>;

const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

/** GET /site/announcement: the draft and the published one; `version` is 0 before the first. */
export const AnnouncementResponse = Type.Object({
  settings: Announcement,
  published: Nullable(Announcement),
  version: Type.Integer(),
});
export type AnnouncementResponse = Static<typeof AnnouncementResponse>;

/** PUT /site/announcement: replaces the draft at the version read. */
export const AnnouncementRequest = Type.Object({ settings: Announcement, version: Version });
export type AnnouncementRequest = Static<typeof AnnouncementRequest>;

/** POST /site/announcement/publish: publishes the draft of this version. */
export const PublishRequest = Type.Object({ version: Version });
export type PublishRequest = Static<typeof PublishRequest>;

export const AnnouncementSavedResponse = Type.Object({
  message: Type.String(),
  ...AnnouncementResponse.properties,
});
export type AnnouncementSavedResponse = Static<typeof AnnouncementSavedResponse>;
