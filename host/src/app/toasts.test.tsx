import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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

/** Shows the toasts with their code already loaded. */
async function show() {
  renderHost(<Toasts />);
  const region = screen.getByRole('region', { name: 'Notifications' });
  fireEvent.keyDown(region);
  await waitFor(() => expect(region).not.toBeEmptyDOMElement());
}

afterEach(() => act(() => toast.remove()));

describe('toasts (R9.10)', () => {
  it('"default close 5000 ms", "success 2 s and error 4 s in the order flows"', () => {
    expect(TOAST_DURATION).toEqual({ normal: 5000, orderSuccess: 2000, orderError: 4000 });
  });

  it('"hotkey Alt+T" moves the focus to them', async () => {
    const { user } = renderHost(<Toasts />);
    act(() => notify.success('Saved'));
    await user.keyboard('{Alt>}t{/Alt}');
    expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus();
  });

  it('shows inside the dialog that is open, where they are neither covered nor inert', async () => {
    const view = renderHost(<PageWithDialog />);
    act(() => notify.error('Not saved', { flow: 'save' }));
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

  it('what shows them comes with the first toast, or with what the visitor does first', async () => {
    const { user } = renderHost(<Toasts />);
    const region = screen.getByRole('region', { name: 'Notifications' });
    expect(region).toBeEmptyDOMElement();
    await user.keyboard('a');
    await waitFor(() => expect(region).not.toBeEmptyDOMElement());
    act(() => notify.success('Saved'));
    expect(within(region).getByText('Saved')).toBeInTheDocument();
  });

  it('one from before there is what shows them is shown when it comes', async () => {
    const early = { success: jest.fn(), error: jest.fn(), remove: jest.fn() };
    jest.isolateModules(() => {
      const fresh = jest.requireActual<typeof import('@pasal/shared/shell')>('@pasal/shared/shell');
      const waited = jest.fn();
      const ignore = fresh.onToastWaiting(waited);
      fresh.notify.error('Wrong password', { flow: 'login' });
      fresh.notify.success('Login successful!', { flow: 'login' });
      expect(waited).toHaveBeenCalledTimes(3);
      fresh.showToastsIn(early);
      ignore();
      fresh.notify.success('Saved');
      expect(waited).toHaveBeenCalledTimes(3);
    });
    expect(early.error.mock.calls).toEqual([['Wrong password', { duration: 5000, id: 'login' }]]);
    expect(early.remove.mock.calls).toEqual([['login']]);
    expect(early.success.mock.calls.map(([text]) => text)).toEqual(['Login successful!', 'Saved']);
  });

  it("takes a flow's last error away when the flow succeeds, and no other's", async () => {
    await show();
    const shown = within(screen.getByRole('region', { name: 'Notifications' }));
    act(() => {
      notify.error('Wrong password', { flow: 'login' });
      notify.error('Locked for a minute', { flow: 'login' });
      notify.error('Not printed', { flow: 'print' });
    });
    expect(shown.queryByText('Wrong password')).not.toBeInTheDocument();
    expect(shown.getByText('Locked for a minute')).toBeInTheDocument();
    act(() => notify.success('Login successful!', { flow: 'login' }));
    expect(shown.queryByText('Locked for a minute')).not.toBeInTheDocument();
    expect(shown.getByText('Login successful!')).toBeInTheDocument();
    expect(shown.getByText('Not printed')).toBeInTheDocument();
    act(() => notify.settle('print'));
    expect(shown.queryByText('Not printed')).not.toBeInTheDocument();
  });

  it('"toast limit 20"', async () => {
    await show();
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
