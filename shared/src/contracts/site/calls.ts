import type { Call } from '../calls/call';
import type * as shapes from './shapes';

export const banners: Call<typeof shapes.banners> = {
  name: 'banners',
  method: 'GET',
  path: '/site/banner',
  reads: ['site'],
};

export const posters: Call<typeof shapes.posters> = {
  name: 'posters',
  method: 'GET',
  path: '/site/poster',
  reads: ['site'],
};

export const siteSettings: Call<typeof shapes.siteSettings> = {
  name: 'siteSettings',
  method: 'GET',
  path: '/site/settings',
  reads: ['site'],
};

export const managedSettings: Call<typeof shapes.managedSettings> = {
  name: 'managedSettings',
  method: 'GET',
  path: '/site/settings/manage',
  reads: ['site'],
};

export const saveSiteSettings: Call<typeof shapes.saveSiteSettings> = {
  name: 'saveSiteSettings',
  method: 'PUT',
  path: '/site/settings',
  changes: ['site'],
};

export const managedBanners: Call<typeof shapes.managedBanners> = {
  name: 'managedBanners',
  method: 'GET',
  path: '/site/banner/manage',
  reads: ['site'],
};

export const addBanner: Call<typeof shapes.addBanner> = {
  name: 'addBanner',
  method: 'POST',
  path: '/site/banner',
  changes: ['site'],
};

export const orderBanners: Call<typeof shapes.orderBanners> = {
  name: 'orderBanners',
  method: 'PUT',
  path: '/site/banner/order',
  changes: ['site'],
};

export const changeBanner: Call<typeof shapes.changeBanner> = {
  name: 'changeBanner',
  method: 'PUT',
  path: '/site/banner/:id',
  changes: ['site'],
};

export const deleteBanner: Call<typeof shapes.deleteBanner> = {
  name: 'deleteBanner',
  method: 'DELETE',
  path: '/site/banner/:id',
  changes: ['site'],
};

export const addPosterImages: Call<typeof shapes.addPosterImages> = {
  name: 'addPosterImages',
  method: 'POST',
  path: '/site/poster/:type/images',
  changes: ['site'],
};

export const changePosterImages: Call<typeof shapes.changePosterImages> = {
  name: 'changePosterImages',
  method: 'PUT',
  path: '/site/poster/:type',
  changes: ['site'],
};

export const checklist: Call<typeof shapes.checklist> = {
  name: 'checklist',
  method: 'GET',
  path: '/site/checklist',
  reads: ['site', 'branch', 'product'],
};

export const mailSettings: Call<typeof shapes.mailSettings> = {
  name: 'mailSettings',
  method: 'GET',
  path: '/site/mail',
  reads: ['site'],
};

export const saveMailSettings: Call<typeof shapes.saveMailSettings> = {
  name: 'saveMailSettings',
  method: 'PUT',
  path: '/site/mail',
  changes: ['site'],
};

export const deliverySettings: Call<typeof shapes.deliverySettings> = {
  name: 'deliverySettings',
  method: 'GET',
  path: '/site/delivery',
  reads: ['site'],
};

export const saveDeliverySettings: Call<typeof shapes.saveDeliverySettings> = {
  name: 'saveDeliverySettings',
  method: 'PUT',
  path: '/site/delivery',
  changes: ['site', 'branch'],
};

export const looksSettings: Call<typeof shapes.looksSettings> = {
  name: 'looksSettings',
  method: 'GET',
  path: '/site/looks',
  reads: ['site'],
};

export const saveLooks: Call<typeof shapes.saveLooks> = {
  name: 'saveLooks',
  method: 'PUT',
  path: '/site/looks',
  changes: ['site'],
};

export const readyRemarks: Call<typeof shapes.readyRemarks> = {
  name: 'readyRemarks',
  method: 'GET',
  path: '/site/ready-remarks',
  reads: ['site'],
};

export const saveReadyRemarks: Call<typeof shapes.saveReadyRemarks> = {
  name: 'saveReadyRemarks',
  method: 'PUT',
  path: '/site/ready-remarks',
  changes: ['site'],
};

export const chatSettings: Call<typeof shapes.chatSettings> = {
  name: 'chatSettings',
  method: 'GET',
  path: '/site/chats',
  reads: ['site'],
};

export const saveChatSettings: Call<typeof shapes.saveChatSettings> = {
  name: 'saveChatSettings',
  method: 'PUT',
  path: '/site/chats',
  changes: ['site'],
};

export const calendarSettings: Call<typeof shapes.calendarSettings> = {
  name: 'calendarSettings',
  method: 'GET',
  path: '/site/calendar',
  reads: ['site'],
};

export const saveCalendar: Call<typeof shapes.saveCalendar> = {
  name: 'saveCalendar',
  method: 'PUT',
  path: '/site/calendar',
  changes: ['site'],
};
