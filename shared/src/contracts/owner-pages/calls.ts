import { callsOf } from '../calls/calls-of';
import type * as shapes from './shapes';

const { get, post, put } = callsOf<typeof shapes>();

export const ownerPage = get('ownerPage', '/site/pages/:kind', ['site']);
export const ownerPages = get('ownerPages', '/site/pages', ['site']);
export const pageDraft = get('pageDraft', '/site/pages/:kind/:language/draft', ['site']);
export const savePageDraft = put('savePageDraft', '/site/pages/:kind/:language/draft', ['site']);
export const publishPage = post('publishPage', '/site/pages/:kind/:language/publish', ['site']);
export const pageVersions = get('pageVersions', '/site/pages/:kind/:language/versions', ['site']);
export const takeBackPage = post('takeBackPage', '/site/pages/:kind/:language/take-back', ['site']);
export const announcementSettings = get('announcementSettings', '/site/announcement', ['site']);
export const saveAnnouncement = put('saveAnnouncement', '/site/announcement', ['site']);
export const publishAnnouncement = post('publishAnnouncement', '/site/announcement/publish', [
  'site',
]);
