import { icons, Menu } from '@pasal/shared/ui';
import { doNothing } from '../do-nothing';

export const title = 'Menu';
export const about =
  'Actions that are not needed often. Arrows move, Escape closes, the focus comes back.';

export const states = {
  'With icons': () => (
    <Menu
      label="Actions for Dome camera"
      items={[
        { label: 'Edit', icon: icons.edit, onChoose: doNothing },
        { label: 'Delete', icon: icons.trash, danger: true, onChoose: doNothing },
      ]}
    />
  ),
  'Words alone': () => (
    <Menu label="Sort" items={[{ label: 'Newest first', onChoose: doNothing }]} />
  ),
};
