import { useEffect, useRef } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { useLocation } from '@pasal/shared/routing';
import { forgetShops } from '@pasal/shared/testing';
import { boxOf, openDesk, parcelOf } from '../../../testing/desk';
import { DeskPage } from './desk-page';

afterEach(forgetShops);

/** A new page has the focus as a whole, as in the shop. */
function TurnedTo() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useEffect(() => main.current?.focus(), [pathname]);
  return (
    <main ref={main} tabIndex={-1}>
      <DeskPage />
    </main>
  );
}

const hasFocus = () => waitFor(async () => expect(await boxOf(1)).toHaveFocus());

describe('the first row of a desk', () => {
  test('has the focus of a page that was turned to, also where it was read before', async () => {
    const { user } = openDesk(<TurnedTo />, 'call', [parcelOf(1)]);
    await hasFocus();
    await user.keyboard('2');
    await screen.findByRole('heading', { level: 1, name: 'To pack' });
    await hasFocus();
    await user.keyboard('1');
    await screen.findByRole('heading', { level: 1, name: 'To call' });
    await hasFocus();
  });

  test('has it as soon as the splash is gone', async () => {
    openDesk(
      <div inert>
        <DeskPage />
      </div>,
      'call',
      [parcelOf(1)],
    );
    const box = await boxOf(1);
    expect(box).not.toHaveFocus();
    act(() => box.closest('[inert]')?.removeAttribute('inert'));
    await hasFocus();
  });
});

describe('a row', () => {
  afterEach(() => void jest.useRealTimers());

  test('says that the time to call again has come, while the desk is open', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T06:15:00Z') });
    const call = { tries: 1, outcome: 'call_again', at: '2026-11-20T05:15:00.000Z' } as const;
    openDesk(<DeskPage />, 'call', [
      parcelOf(1, { call: { ...call, again_at: '2026-11-20T06:20:00.000Z' } }),
    ]);
    await boxOf(1);
    expect(screen.queryByText('Due now')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(6 * 60_000));
    expect(screen.getByText('Due now')).toBeVisible();
  });

  test('is named as its parcel, also where it stayed as it was', async () => {
    const second = parcelOf(1, { stage: 'confirmed', number: 2 });
    const { user } = openDesk(<DeskPage />, 'pack', [parcelOf(2, { stage: 'confirmed' }), second], {
      tellParcels: {
        message: '1 of 2 parcels updated.',
        results: [
          { id: 2, number: 1, problem: null },
          { id: 1, number: 2, problem: 'It was packed already.' },
        ],
      },
    });
    await screen.findByRole('checkbox', { name: 'Select NP-2026-000001-2' });
    await user.keyboard('a{Enter}');
    const stayed = await screen.findByText('1 parcel stayed as it was:');
    expect(stayed.parentElement).toHaveTextContent('NP-2026-000001-2: It was packed already.');
  });
});
