import { Icon, icons } from '@pasal/shared/ui';
import { IconNames } from '../icon-names';

export const title = 'Icons';
export const about = 'Decoration alone: the control around one carries the name.';
export const width = 'wide';

export const states = {
  'In two sizes': () => (
    <>
      <Icon shape={icons.cart} />
      <Icon shape={icons.cart} size={40} />
    </>
  ),
  'All of them': () => <IconNames />,
};
