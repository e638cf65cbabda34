import type { Call } from '../calls/call';
import type * as shapes from './shapes';

export const ownerPage: Call<typeof shapes.ownerPage> = {
  name: 'ownerPage',
  method: 'GET',
  path: '/site/pages/:kind',
  reads: ['site'],
};

export const ownerPages: Call<typeof shapes.ownerPages> = {
  name: 'ownerPages',
  method: 'GET',
  path: '/site/pages',
  reads: ['site'],
};

export const pageDraft: Call<typeof shapes.pageDraft> = {
  name: 'pageDraft',
  method: 'GET',
  path: '/site/pages/:kind/:language/draft',
  reads: ['site'],
};

export const savePageDraft: Call<typeof shapes.savePageDraft> = {
  name: 'savePageDraft',
  method: 'PUT',
  path: '/site/pages/:kind/:language/draft',
  changes: ['site'],
};

export const publishPage: Call<typeof shapes.publishPage> = {
  name: 'publishPage',
  method: 'POST',
  path: '/site/pages/:kind/:language/publish',
  changes: ['site'],
};

export const pageVersions: Call<typeof shapes.pageVersions> = {
  name: 'pageVersions',
  method: 'GET',
  path: '/site/pages/:kind/:language/versions',
  reads: ['site'],
};

export const takeBackPage: Call<typeof shapes.takeBackPage> = {
  name: 'takeBackPage',
  method: 'POST',
  path: '/site/pages/:kind/:language/take-back',
  changes: ['site'],
};

export const announcementSettings: Call<typeof shapes.announcementSettings> = {
  name: 'announcementSettings',
  method: 'GET',
  path: '/site/announcement',
  reads: ['site'],
};

export const saveAnnouncement: Call<typeof shapes.saveAnnouncement> = {
  name: 'saveAnnouncement',
  method: 'PUT',
  path: '/site/announcement',
  changes: ['site'],
};

export const publishAnnouncement: Call<typeof shapes.publishAnnouncement> = {
  name: 'publishAnnouncement',
  method: 'POST',
  path: '/site/announcement/publish',
  changes: ['site'],
};
