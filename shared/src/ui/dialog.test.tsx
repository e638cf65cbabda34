import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderShop } from '@pasal/shared/testing';
import { Button, ConfirmDialog, Dialog } from './index';

function Openable() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} title="Details" onClose={() => setOpen(false)}>
        Words
      </Dialog>
    </>
  );
}

test('the dialog closes while it is still in the page: only then the focus returns', async () => {
  const wasInPage: boolean[] = [];
  const close = jest
    .spyOn(HTMLDialogElement.prototype, 'close')
    .mockImplementation(function remember(this: HTMLDialogElement) {
      wasInPage.push(this.isConnected);
    });
  const { user } = renderShop(<Openable />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(wasInPage).toEqual([true]);
  close.mockRestore();
});

it('closes at a press beside it, not at the end of one that began inside', async () => {
  const { user } = renderShop(<Openable />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog');
  // Text was selected, and the mouse released outside the dialog: the common parent gets the click.
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText('Words') },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  fireEvent.click(dialog);
  expect(dialog).toBeInTheDocument();
  await user.click(dialog);
  expect(dialog).not.toBeInTheDocument();
});

it('while a call runs nothing closes it, and Cancel can not be pressed', async () => {
  const onClose = jest.fn();
  const { user } = renderShop(
    <ConfirmDialog
      open
      busy
      title="Delete?"
      text="For good."
      confirmLabel="Delete"
      onConfirm={jest.fn()}
      onClose={onClose}
    />,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await user.click(dialog);
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  // A second Escape in a row closes it without asking.
  dialog.close();
  fireEvent(dialog, new Event('close'));
  expect(dialog.open).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});
