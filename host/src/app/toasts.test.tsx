import { act, screen } from '@testing-library/react';
import toast from 'react-hot-toast';
import { notify, TOAST_DURATION } from '@pasal/shared/shell';
import { renderHost } from '../testing/render-host';
import { Toasts } from './toasts';

afterEach(() => act(() => toast.remove()));

describe('toasts (spec §9)', () => {
  it('"default close 5000 ms", "success 2 s and error 4 s in the order flows"', () => {
    expect(TOAST_DURATION).toEqual({ normal: 5000, orderSuccess: 2000, orderError: 4000 });
  });

  it('"hotkey Alt+T" moves the focus to them', async () => {
    const { user } = renderHost(<Toasts />);
    act(() => void notify.success('Saved'));
    await user.keyboard('{Alt>}t{/Alt}');
    expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus();
  });

  it('"toast limit 20"', () => {
    renderHost(<Toasts />);
    act(() => {
      for (let count = 1; count <= 25; count += 1) notify.error(`Toast ${count}`);
    });
    const shown = new Set(screen.getAllByText(/^Toast \d+$/).map((node) => node.textContent));
    expect(shown.size).toBe(20);
    expect(shown.has('Toast 25')).toBe(true);
  });
});
