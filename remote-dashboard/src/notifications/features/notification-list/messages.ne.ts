import type { NotificationChannel, NotificationState } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain';

const count = (total: number) => `${writeDigits(total)} वटा सन्देश`;

export const title = 'सूचना';
/** The toasts' place is called like the page. */
export const list = 'पसलका सन्देश';
export const about = 'अर्डरबारे ग्राहक र पसललाई जाने इमेल र SMS।';
export const written = 'लेखिएको';
export const message = 'सन्देश';
export const to = 'कसलाई';
export const state = 'स्थिति';
export const shop = 'पसललाई';
export const nextAt = (time: string) => `अर्को प्रयास ${time}`;
export const soon = 'छिट्टै पठाइँदैछ';
export const attempts = (total: number) => `${writeDigits(total)} पटक प्रयास गरेपछि`;
export const again = 'फेरि पठाउनुहोस्';
export const retryFailed = 'फेरि पठाउन सकिएन!';
export const overview = 'नपठाइएका सन्देश';
export const failedMany = (total: number) => `${count(total)} पठाउन सकिएन।`;
export const heldMany = (total: number) => `${count(total)} पसलले पठाउन सक्ने नभएसम्म रोकिएको छ।`;
export const sendFailed = 'असफल सन्देश फेरि पठाउनुहोस्';
export const sendHeld = 'रोकिएका सबै पठाउनुहोस्';
export const discard = 'नपठाउनुहोस्';
export const discardAll = {
  failed: 'असफल कुनै पनि नपठाउनुहोस्',
  held: 'रोकिएका कुनै पनि नपठाउनुहोस्',
} as const;
export const discardTitle = (total: number) => `${count(total)} नपठाउने?`;
export const discardText = 'यी सन्देश पठाइँदैनन्। केही समयसम्म यो सूचीमा देखिन्छन्।';
export const goes = 'नपठाइएका सन्देश ९० दिनपछि हटाइन्छन्।';

export const stateLabels: Record<NotificationState, string> = {
  waiting: 'पालोमा',
  sent: 'पठाइयो',
  failed: 'असफल',
  held: 'रोकिएको',
  discarded: 'नपठाइने',
};

export const channelLabels: Record<NotificationChannel, string> = { email: 'इमेल', sms: 'SMS' };

/** The reason why a channel does not work; staff pass it to the person who runs the server. */
export const channelClosed: Record<NotificationChannel, string> = {
  email: 'इमेल पठाउने व्यवस्था जोडिएको छैन। आफ्नो प्राविधिकलाई जोड्न भन्नुहोस्।',
  sms: 'SMS पठाउने व्यवस्था जोडिएको छैन। आफ्नो प्राविधिकलाई जोड्न भन्नुहोस्।',
};

/** The table's texts. */
export const table = {
  title,
  things: 'सन्देश',
  failed: 'सूचना लोड गर्न सकिएन।',
  empty: 'कुनै सूचना भेटिएन',
  emptyText: 'ग्राहकले अर्डर गरेपछि सन्देश यहाँ देखिन्छन्।',
  emptyFiltered: 'यो स्थितिमा कुनै सन्देश छैन।',
} as const;
