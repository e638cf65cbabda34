import { writeDigits } from '@pasal/shared/domain';
import type { Desk } from '../../model/desks';

export const label = 'डेस्क';
export const names: Record<Desk, string> = {
  call: 'कल गर्ने',
  pack: 'प्याक गर्ने',
  'hand-over': 'कुरियरलाई दिने',
  way: 'बाटोमा',
  back: 'फर्केका',
};
export const returns = 'सामान फिर्ता';
export const money = 'नगद';
export const late = (count: number) => `${writeDigits(count)} ढिला भएको`;
