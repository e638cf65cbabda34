import { icons, type IconShape } from '@pasal/shared/ui';
import { patterns } from '../../../paths';
import * as messages from './messages';

interface SettingsPageFacts {
  to: string;
  label: string;
  /** The purpose of the page, in a sentence. */
  lead: string;
  icon: IconShape;
}

/** The pages of the site settings, in their order; the first is at the address of the settings themselves. */
export const SETTINGS_PAGES = {
  shop: {
    to: patterns.siteSettings,
    label: messages.shop,
    lead: messages.shopLead,
    icon: icons.tag,
  },
  looks: {
    to: patterns.siteLooks,
    label: messages.looks,
    lead: messages.looksLead,
    icon: icons.image,
  },
  selling: {
    to: patterns.siteSelling,
    label: messages.selling,
    lead: messages.sellingLead,
    icon: icons.cart,
  },
  delivery: {
    to: patterns.siteDelivery,
    label: messages.delivery,
    lead: messages.deliveryLead,
    icon: icons.truck,
  },
  messages: {
    to: patterns.siteMessages,
    label: messages.mail,
    lead: messages.mailLead,
    icon: icons.email,
  },
  remarks: {
    to: patterns.siteRemarks,
    label: messages.remarks,
    lead: messages.remarksLead,
    icon: icons.edit,
  },
  desks: {
    to: patterns.siteDesks,
    label: messages.desks,
    lead: messages.desksLead,
    icon: icons.check,
  },
  returns: {
    to: patterns.siteReturns,
    label: messages.returns,
    lead: messages.returnsLead,
    icon: icons.box,
  },
  chats: {
    to: patterns.siteChats,
    label: messages.chats,
    lead: messages.chatsLead,
    icon: icons.whatsapp,
  },
  pages: {
    to: patterns.sitePages,
    label: messages.ownPages,
    lead: messages.ownPagesLead,
    icon: icons.copy,
  },
  announcement: {
    to: patterns.siteAnnouncement,
    label: messages.announcement,
    lead: messages.announcementLead,
    icon: icons.bell,
  },
  calendar: {
    to: patterns.siteCalendar,
    label: messages.calendar,
    lead: messages.calendarLead,
    icon: icons.calendar,
  },
} as const satisfies Record<string, SettingsPageFacts>;
