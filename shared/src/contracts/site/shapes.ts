import * as chats from '../settings/chats';
import * as calendar from '../settings/calendar';
import * as delivery from '../delivery/delivery';
import * as looks from '../settings/looks';
import * as notification from '../notifications/notification';
import * as readyRemark from '../settings/ready-remark';
import * as site from './site';
import { IdParams, MessageResponse } from '@pasal/core/contract/schema';
import type { CallShape } from '../calls/call';

export const banners = {
  summary: 'Banners in their order.',
  access: 'public',
  publicArea: 'site',
  response: site.BannersResponse,
} as const satisfies CallShape;

export const posters = {
  summary: 'Posters, of one type or all.',
  access: 'public',
  publicArea: 'site',
  query: site.PosterQuery,
  response: site.PostersResponse,
} as const satisfies CallShape;

export const siteSettings = {
  summary: 'The shop’s own details.',
  access: 'public',
  publicArea: 'site',
  response: site.SiteSettingsResponse,
} as const satisfies CallShape;

export const managedSettings = {
  summary: 'The shop’s own details in both languages.',
  access: 'admin',
  response: site.ManagedSettingsResponse,
} as const satisfies CallShape;

export const saveSiteSettings = {
  summary: 'Saves the shop’s own details, unless someone else has changed them in the meantime.',
  access: 'admin',
  body: site.SiteSettingsRequest,
  response: site.SiteSettingsSavedResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const managedBanners = {
  summary: 'Banners in their order, with their texts in Nepali.',
  access: 'admin',
  response: site.ManagedBannersResponse,
} as const satisfies CallShape;

export const addBanner = {
  summary: 'Adds a banner at the end; the home page shows the first.',
  access: 'admin',
  form: site.BannerForm,
  status: 201,
  response: site.BannerResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const orderBanners = {
  summary: 'Puts all banners into an order.',
  access: 'admin',
  body: site.BannerOrderRequest,
  response: MessageResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const changeBanner = {
  summary: 'Changes the texts that are sent, and the picture.',
  access: 'admin',
  params: IdParams,
  form: site.BannerForm,
  response: site.BannerResponse,
} as const satisfies CallShape;

export const deleteBanner = {
  summary: 'Deletes a banner.',
  access: 'admin',
  params: IdParams,
  response: MessageResponse,
} as const satisfies CallShape;

export const addPosterImages = {
  summary: 'Adds pictures to the posters of a type.',
  access: 'admin',
  params: site.PosterParams,
  form: site.PosterImagesForm,
  status: 201,
  response: site.PosterImagesResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const changePosterImages = {
  summary: 'Orders the pictures of a type, and takes those away that are left out.',
  access: 'admin',
  params: site.PosterParams,
  body: site.PosterImagesRequest,
  response: site.PosterImagesResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const checklist = {
  summary: 'What the shop still needs before it is ready to sell.',
  description:
    'Contacts, identity, places, a product on sale, a mail server and a backup, each done or not; terms of delivery, and subcategories or specifications, which a shop is ready without. A demo shop has no points.',
  access: 'admin',
  response: site.ChecklistResponse,
} as const satisfies CallShape;

export const mailSettings = {
  summary: 'Which messages the shop sends, and whether it can.',
  access: 'admin',
  response: notification.MailSettingsResponse,
} as const satisfies CallShape;

export const saveMailSettings = {
  summary: 'Sets which messages the shop sends, unless someone else has in the meantime.',
  access: 'admin',
  body: notification.MailSettingsRequest,
  response: notification.MailSettingsUpdateResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const deliverySettings = {
  summary: 'The terms of delivery of the country, free above, closed days.',
  access: 'admin',
  response: delivery.DeliverySettingsResponse,
} as const satisfies CallShape;

export const saveDeliverySettings = {
  summary: 'Saves the terms of delivery, unless someone else has in the meantime.',
  access: 'admin',
  body: delivery.DeliverySettingsRequest,
  response: delivery.DeliverySettingsSavedResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const looksSettings = {
  summary: 'The shop’s own logo, icon and accent colour.',
  access: 'admin',
  response: looks.LooksResponse,
} as const satisfies CallShape;

export const saveLooks = {
  summary: 'Saves logo, icon and accent colour, unless someone else has in the meantime.',
  description:
    'An accent on which words can hardly be read is refused, with the nearest colour that works.',
  access: 'admin',
  form: looks.LooksForm,
  response: looks.LooksSavedResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const readyRemarks = {
  summary: 'The remarks that staff may choose for a change of status.',
  access: 'staff',
  response: readyRemark.ReadyRemarksResponse,
} as const satisfies CallShape;

export const saveReadyRemarks = {
  summary: 'Saves the remarks that staff may choose, unless someone else has in the meantime.',
  access: 'admin',
  body: readyRemark.ReadyRemarksRequest,
  response: readyRemark.ReadyRemarksSavedResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const chatSettings = {
  summary: 'Where the shop answers in chats, and the messages to buyers that staff may choose.',
  access: 'staff',
  response: chats.ChatSettingsResponse,
} as const satisfies CallShape;

export const saveChatSettings = {
  summary: 'Saves chats and messages to choose from, unless someone else has in the meantime.',
  description: 'A message may have the placeholders {name}, {order}, {total} and {day}.',
  access: 'admin',
  body: chats.ChatSettingsRequest,
  response: chats.ChatSettingsSavedResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const calendarSettings = {
  summary: 'The calendar of the shop’s papers, and the years of Bikram Sambat that it entered.',
  access: 'admin',
  response: calendar.CalendarResponse,
} as const satisfies CallShape;

export const saveCalendar = {
  summary: 'Saves calendar and years, unless someone else has in the meantime.',
  description:
    'A year that is named twice, or that does not follow the last known one, is refused.',
  access: 'admin',
  body: calendar.CalendarRequest,
  response: calendar.CalendarSavedResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;
