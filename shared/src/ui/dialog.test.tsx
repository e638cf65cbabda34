import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderShop } from '@pasal/shared/testing';
import { Button, Dialog } from './index';

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
