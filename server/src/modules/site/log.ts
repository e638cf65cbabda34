import type { ManagedBanner } from '@pasal/shared/contracts';
import { defineLog } from '../activity/define-log';

/** What the activity log shows of banners and posters. */
export const bannerLog = defineLog<keyof ManagedBanner | 'picture' | 'position'>()('banner', [
  'position',
  'discount',
  'title',
  'date_range',
  'title2',
  'title3',
  'title4',
  'ne',
]);
export const posterLog = defineLog<'pictures' | 'order'>()('poster', ['pictures']);
