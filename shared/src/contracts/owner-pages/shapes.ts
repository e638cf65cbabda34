import * as announcement from '../settings/announcement';
import * as page from './owner-page';
import type { CallShape } from '../calls/call';

export const ownerPage = {
  summary: 'The text of a page that the owner writes, as visitors read it.',
  description:
    'English where the owner has published none in the language that is asked for; the text Pasal came with where they have published none at all.',
  access: 'public',
  publicArea: 'site',
  params: page.PageParams,
  query: page.PageQuery,
  response: page.OwnerPageResponse,
} as const satisfies CallShape;

export const ownerPages = {
  summary: 'Which pages the owner has written, in which languages, and which drafts wait.',
  access: 'admin',
  response: page.PageTextsResponse,
} as const satisfies CallShape;

export const pageDraft = {
  summary: 'The text of a page to edit: its draft, else what is published.',
  access: 'admin',
  params: page.PageTextParams,
  response: page.PageDraftResponse,
} as const satisfies CallShape;

export const savePageDraft = {
  summary: 'Saves the draft of a text, unless someone else has in the meantime.',
  description: 'The HTML is cleaned as that of products is. What is published already is no draft.',
  access: 'admin',
  params: page.PageTextParams,
  body: page.PageDraftRequest,
  response: page.PageSavedResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const publishPage = {
  summary: 'Shows the draft of this version to visitors, and keeps it in the history.',
  description: 'An empty draft takes the owner’s text away.',
  access: 'admin',
  params: page.PageTextParams,
  body: announcement.PublishRequest,
  response: page.PageSavedResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const pageVersions = {
  summary: 'What was published of a text, newest first.',
  access: 'admin',
  params: page.PageTextParams,
  response: page.PageVersionsResponse,
} as const satisfies CallShape;

export const takeBackPage = {
  summary: 'Makes an older version of a text its draft, unless someone else has changed that.',
  access: 'admin',
  params: page.PageTextParams,
  body: page.TakeBackRequest,
  response: page.PageSavedResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const announcementSettings = {
  summary: 'The announcement above the header as it is written, and as it is published.',
  access: 'admin',
  response: announcement.AnnouncementResponse,
} as const satisfies CallShape;

export const saveAnnouncement = {
  summary: 'Saves the draft of the announcement, unless someone else has in the meantime.',
  access: 'admin',
  body: announcement.AnnouncementRequest,
  response: announcement.AnnouncementSavedResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const publishAnnouncement = {
  summary: 'Publishes the draft of this version; visitors see it on its days.',
  description: 'One without a text takes the announcement away.',
  access: 'admin',
  body: announcement.PublishRequest,
  response: announcement.AnnouncementSavedResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;
