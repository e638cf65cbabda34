import type { ChecklistPoint } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain';

export const title = 'बेच्न सुरु गर्नुअघि';
export const left = (count: number) => `${writeDigits(count)} वटा काम बाँकी।`;
export const next = (point: string) => `अर्को: ${point}`;

export const points: Record<ChecklistPoint, string> = {
  contacts: 'पसलको नाम र सम्पर्क',
  identity: 'कानुनी विवरण',
  places: 'जिल्ला र सहर',
  delivery: 'डेलिभरी',
  catalogue: 'उपवर्ग र विशेषता',
  product: 'पहिलो सामान',
  mail: 'इमेल',
  backup: 'ब्याकअप',
};
