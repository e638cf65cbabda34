import { screen } from '@testing-library/react';
import { renderShop } from '@pasal/shared/testing';
import { Button, Menu, icons } from './index';

const onView = jest.fn();
const onDelete = jest.fn();
beforeEach(() => jest.clearAllMocks());

const open = () =>
  renderShop(
    <>
      <Menu
        label="Actions for Dome Camera"
        items={[
          { label: 'View', icon: icons.eye, onChoose: onView },
          { label: 'Delete', danger: true, onChoose: onDelete },
        ]}
      />
      <Button>Elsewhere</Button>
    </>,
  );
const button = () => screen.getByRole('button', { name: 'Actions for Dome Camera' });
const item = (name: string) => screen.getByRole('menuitem', { name });

describe('the menu', () => {
  it('opens on its first item, moves with the arrows in a circle, and chooses with Enter', async () => {
    const { user } = open();
    await user.tab();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}');
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(item('View')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(item('Delete')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(item('View')).toHaveFocus();
    await user.keyboard('{End}{Enter}');
    expect(onDelete).toHaveBeenCalledTimes(1);
    expect(onView).not.toHaveBeenCalled();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  it('opens on its last item with the arrow up, and Home on the closed button does nothing', async () => {
    const { user } = open();
    await user.tab();
    await user.keyboard('{Home}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await user.keyboard('{ArrowUp}');
    expect(item('Delete')).toHaveFocus();
  });

  it('closes with Escape, with Tab, and with a press elsewhere', async () => {
    const { user } = open();
    await user.click(button());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();

    await user.click(button());
    await user.tab();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();

    await user.click(button());
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(onView).not.toHaveBeenCalled();
  });
});
