import { MIN_SEARCHERS, SEARCHED_DAYS } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain';

export const title = 'खोजिएका कुरा';
export const lead = `ग्राहकले के के खोजे। एक हप्तामा ${writeDigits(MIN_SEARCHERS)} जनाले खोजेपछि मात्र शब्द सूचीमा आउँछ, र ${writeDigits(SEARCHED_DAYS)} दिन रहन्छ। कसले खोज्यो भन्ने कहिल्यै राखिँदैन।`;
export const period = 'अवधि';
export const lastDays = (days: number) => `पछिल्लो ${writeDigits(days)} दिन`;
export const shown = 'के देखाउने';
export const all = 'सबै खोजी';
export const onlyNothing = 'केही नभेटिएका';
export const none = '–';
export const term = 'खोजी';
export const visitors = 'कति जना';
export const nothing = 'केही भेटिएन';
export const clicks = 'खोलियो';
export const chosen = 'सबैभन्दा धेरै खोलिएका';
export const advice =
  'ग्राहकले यी खोज्छन् र केही भेट्दैनन्। तपाईं यो बेच्नुहुन्छ भने यो शब्द सामानको शीर्षक वा विवरणमा लेख्नुहोस्, वा';
export const searchWords = 'खोजीका शब्दमा';
export const adviceEnd = ' थप्नुहोस्।';

/** The table's texts. */
export const table = {
  title,
  things: 'खोजी',
  failed: 'खोजिएका कुरा लोड गर्न सकिएन।',
  empty: 'अहिलेसम्म कुनै खोजी छैन',
  emptyText: `एउटै कुरा ${writeDigits(MIN_SEARCHERS)} जनाले खोजेपछि यहाँ देखिन्छ।`,
  emptyFiltered: 'यो अवधिका सबै खोजीमा केही न केही भेटियो।',
} as const;
