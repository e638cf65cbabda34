import { callsOf } from '../calls/calls-of';
import type * as shapes from './shapes';

const { get, post, put, remove } = callsOf<typeof shapes>();

export const banners = get('banners', '/site/banner', ['site']);
export const posters = get('posters', '/site/poster', ['site']);
export const siteSettings = get('siteSettings', '/site/settings', ['site']);
export const managedSettings = get('managedSettings', '/site/settings/manage', ['site']);
export const saveSiteSettings = put('saveSiteSettings', '/site/settings', ['site']);
export const managedBanners = get('managedBanners', '/site/banner/manage', ['site']);
export const addBanner = post('addBanner', '/site/banner', ['site']);
export const orderBanners = put('orderBanners', '/site/banner/order', ['site']);
export const changeBanner = put('changeBanner', '/site/banner/:id', ['site']);
export const deleteBanner = remove('deleteBanner', '/site/banner/:id', ['site']);
export const addPosterImages = post('addPosterImages', '/site/poster/:type/images', ['site']);
export const changePosterImages = put('changePosterImages', '/site/poster/:type', ['site']);
export const checklist = get('checklist', '/site/checklist', ['site', 'branch', 'product']);
export const mailSettings = get('mailSettings', '/site/mail', ['site']);
export const saveMailSettings = put('saveMailSettings', '/site/mail', ['site']);
export const deliverySettings = get('deliverySettings', '/site/delivery', ['site']);
export const saveDeliverySettings = put('saveDeliverySettings', '/site/delivery', [
  'site',
  'branch',
]);
export const looksSettings = get('looksSettings', '/site/looks', ['site']);
export const saveLooks = put('saveLooks', '/site/looks', ['site']);
export const readyRemarks = get('readyRemarks', '/site/ready-remarks', ['site']);
export const saveReadyRemarks = put('saveReadyRemarks', '/site/ready-remarks', ['site']);
export const chatSettings = get('chatSettings', '/site/chats', ['site']);
export const saveChatSettings = put('saveChatSettings', '/site/chats', ['site']);
export const calendarSettings = get('calendarSettings', '/site/calendar', ['site']);
export const saveCalendar = put('saveCalendar', '/site/calendar', ['site']);
