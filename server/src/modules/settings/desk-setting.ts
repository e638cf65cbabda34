import type { DeskSettings } from '@pasal/shared/contracts';
import { defineSetting } from './define-setting';

/** By default every buyer is called, and no rule adds a call. */
const DEFAULTS = {
  known_orders: 0,
  below: 0,
  first_above: 0,
  refusals: 0,
  text_first: false,
  files: [],
} satisfies DeskSettings;

/** The owner's rules of the desks. */
export const deskSetting = defineSetting<Required<DeskSettings>, DeskSettings>({
  key: 'desks',
  name: 'Desks',
  present: (stored) => ({ ...DEFAULTS, ...stored }),
  accept: (given, before) => ({ ...before, ...given }),
});
