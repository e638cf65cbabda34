import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { notify, TOAST_DURATION } from '@pasal/shared/shell';
import { Dialog } from '@pasal/shared/ui';
import { renderHost } from '../testing/render-host';
import { Toasts } from './toasts';

function PageWithDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <button onClick={() => setOpen(false)}>Shut</button>
      <Dialog open={open} title="Delete?" onClose={() => undefined}>
        <p>For good.</p>
      </Dialog>
      <Toasts />
    </>
  );
}

afterEach(() => act(() => toast.remove()));

describe('toasts (R9.10)', () => {
  it('"default close 5000 ms", "success 2 s and error 4 s in the order flows"', () => {
    expect(TOAST_DURATION).toEqual({ normal: 5000, orderSuccess: 2000, orderError: 4000 });
  });

  it('"hotkey Alt+T" moves the focus to them', async () => {
    const { user } = renderHost(<Toasts />);
    act(() => void notify.success('Saved'));
    await user.keyboard('{Alt>}t{/Alt}');
    expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus();
  });

  it('shows inside the dialog that is open, where they are neither covered nor inert', async () => {
    const view = renderHost(<PageWithDialog />);
    act(() => void notify.error('Not saved', { flow: 'save' }));
    expect((await screen.findAllByText('Not saved')).length).toBeGreaterThan(0);
    await view.user.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = screen.getByRole('dialog');
    expect(await within(dialog).findByText('Not saved')).toBeInTheDocument();
    expect(within(dialog).getByRole('region', { name: 'Notifications' })).toHaveAttribute(
      'aria-live',
      'polite',
    );
    await view.user.click(screen.getByRole('button', { name: 'Shut' }));
    expect(await screen.findByRole('region', { name: 'Notifications' })).toBeInTheDocument();
    expect(screen.getAllByText('Not saved').length).toBeGreaterThan(0);
  });

  it("takes a flow's last error away when the flow succeeds, and no other's", () => {
    renderHost(<Toasts />);
    const shown = within(screen.getByRole('region', { name: 'Notifications' }));
    act(() => {
      notify.error('Wrong password', { flow: 'login' });
      notify.error('Locked for a minute', { flow: 'login' });
      notify.error('Not printed', { flow: 'print' });
    });
    expect(shown.queryByText('Wrong password')).not.toBeInTheDocument();
    expect(shown.getByText('Locked for a minute')).toBeInTheDocument();
    act(() => void notify.success('Login successful!', { flow: 'login' }));
    expect(shown.queryByText('Locked for a minute')).not.toBeInTheDocument();
    expect(shown.getByText('Login successful!')).toBeInTheDocument();
    expect(shown.getByText('Not printed')).toBeInTheDocument();
    act(() => notify.settle('print'));
    expect(shown.queryByText('Not printed')).not.toBeInTheDocument();
  });

  it('"toast limit 20"', () => {
    renderHost(<Toasts />);
    act(() => {
      for (let count = 1; count <= 25; count += 1) {
        notify.error(`Toast ${count}`, { flow: `flow ${count}` });
      }
    });
    const shown = new Set(screen.getAllByText(/^Toast \d+$/).map((node) => node.textContent));
    expect(shown.size).toBe(20);
    expect(shown.has('Toast 25')).toBe(true);
  });
});
