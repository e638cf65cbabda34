import { DEFAULT_RETURN_DAYS, type ReturnRules } from '@pasal/shared/contracts';
import { asGiven, defineSetting } from './define-setting';

/** The owner's days within which goods are taken back. */
export const returnSetting = defineSetting<ReturnRules>({
  key: 'returns',
  name: 'Returns',
  present: (stored) => ({ ...DEFAULT_RETURN_DAYS, categories: [], ...stored }),
  accept: asGiven,
});
