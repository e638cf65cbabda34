import type { ReleaseAction, WalkStanding } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain';

export const title = 'इतिहास';
export const lead = 'रिलिजमा कसले के गर्‍यो र किन। सधैँ राखिन्छ।';
export const when = 'कहिले';
export const who = 'कसले';
export const what = 'के';
export const why = 'कारण';
export const actions: Record<ReleaseAction, string> = {
  upload: 'अपलोड भयो:',
  activate: 'चालु भयो:',
  refuse: 'लिइएन:',
  plan: 'योजनाअनुसार बढाउन सुरु भयो:',
  grow: 'योजनाअनुसार बढाइयो:',
  wait: 'स्वीकृति कुर्दै:',
  'go-on': 'जारी राख्न स्वीकृत भयो:',
  stop: 'रोकियो:',
  'roll-back': 'यसमा फर्काइयो:',
  return: 'आफैँ यसमा फर्कियो:',
  preview: 'प्रिभ्यु लिङ्क बनाइयो:',
  'end-preview': 'प्रिभ्यु लिङ्क बन्द गरियो:',
};
/** Shown instead of a version. */
export const own = 'पसलकै बिल्ड';
/** Who had walked before an activation or its refusal. */
export const walked: Record<WalkStanding, string> = {
  shop: 'पसलले ब्राउजरमा जाँचेको',
  team: 'टोलीले ब्राउजरमा जाँचेको',
  none: 'ब्राउजरमा नजाँचिएको',
  waived: 'ब्राउजर जाँचबिना',
};
export const filterPart = 'भाग';
export const everyPart = 'सबै भाग';
export const filterWhat = 'के भयो';
export const everything = 'सबै';
/** The kinds of events to filter by. */
export const kinds = [
  ['refuse', 'लिइएन'],
  ['return', 'आफैँ फर्कियो'],
  ['roll-back', 'फर्काइयो'],
  ['activate', 'चालु भयो'],
  ['grow', 'योजनाअनुसार बढाइयो'],
  ['upload', 'अपलोड भयो'],
] as const;
export const shown = (share: number) => (share < 100 ? ` (${writeDigits(share)}% लाई)` : '');
export const table = {
  title,
  things: 'विवरण',
  failed: 'इतिहास लोड गर्न सकिएन।',
  empty: 'अहिलेसम्म कुनै रिलिज छैन',
  emptyText: 'टोलीका रिलिज यहाँ देखिन्छन्।',
  emptyFiltered: 'अहिलेसम्म यस्तो केही भएको छैन।',
} as const;
