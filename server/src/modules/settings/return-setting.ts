import { DEFAULT_RETURN_DAYS, type ReturnRules } from '@pasal/shared/contracts';
import { asGiven, defineSetting } from './define-setting';

/** The return periods that the owner sets. */
export const returnSetting = defineSetting<ReturnRules>({
  key: 'returns',
  name: 'Returns',
  present: (stored) => ({ ...DEFAULT_RETURN_DAYS, categories: [], ...stored }),
  accept: asGiven,
});
