import type { SearchKind, SearchWord } from '@pasal/shared/contracts';
import { defineLog } from '../activity/define-log';

/** What the activity log shows of search words; `phrases` lists the phrases added and removed. */
export const searchKindLog = defineLog<keyof SearchKind | 'parent' | 'category'>()('search-kind', [
  'name',
  'parent',
  'category',
  'phrases',
]);
export const searchWordLog = defineLog<keyof SearchWord>()('search-word', ['phrase', 'finds']);
