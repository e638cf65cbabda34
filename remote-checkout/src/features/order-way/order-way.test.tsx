import { screen, within } from '@testing-library/react';
import type { TrackedParcel } from '@pasal/shared/contracts';
import { renderShop } from '@pasal/shared/testing';
import { makeTrackedOrder } from '../../testing/tracked-order';
import { OrderWay } from './order-way';

const at = '2026-11-20T06:15:00.000Z';
const parcel: TrackedParcel = {
  number: 1,
  stage: 'could_not_deliver',
  way: [
    { at: '2026-11-19T06:15:00.000Z', stage: 'handed_over' },
    { at, stage: 'could_not_deliver', reason: 'not_at_home' },
  ],
  courier: { name: 'Himal Courier', phone: '+9779801112223' },
  consignment: 'HC-88',
  items: [{ line: 1, quantity: 1 }],
};
const open = (parcels: TrackedParcel[], more = {}) =>
  renderShop(<OrderWay order={makeTrackedOrder({ parcels, ...more })} />);

describe('the way of an order (D183)', () => {
  it('has each stage with its reason, and who brings it under which number', () => {
    open([parcel]);
    const way = within(screen.getByRole('region', { name: 'Way to you' }));
    const stages = way.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(stages).toEqual([
      expect.stringMatching(/^Left our shop19 Nov 2026/),
      expect.stringMatching(/^Could not deliverNobody was there\.20 Nov 2026/),
    ]);
    expect(way.getByRole('link')).toHaveAttribute('href', 'tel:+9779801112223');
    expect(way.getByText('HC-88')).toBeVisible();
    // One parcel has all that was ordered.
    expect(way.queryByText('In it')).toBeNull();
  });

  it('says of several parcels what lies in each, and that one waits', () => {
    const { stage, items } = parcel;
    open([parcel, { number: 2, stage, items, way: [] }]);
    expect(screen.getByRole('heading', { name: 'Parcel 2' })).toBeVisible();
    expect(screen.getByText("We've got your order and are getting it ready.")).toBeVisible();
    expect(screen.getAllByText('In it')).toHaveLength(2);
  });

  it('leaves out days that are over, and who has nothing of it any more', () => {
    const promised = { from: '2026-11-21', to: '2026-11-22' };
    const facts = (stage: TrackedParcel['stage']) => {
      const { unmount } = open([{ ...parcel, promised, stage }]);
      const words = screen.getAllByRole('term').map(({ textContent }) => textContent);
      unmount();
      return words;
    };
    expect(facts('on_the_way')).toEqual(['Brought by', 'Consignment number', 'Expected']);
    expect(facts('delivered')).toEqual(['Brought by', 'Consignment number']);
    expect(facts('came_back')).toEqual(['Consignment number']);
  });

  it('tells nothing of an order that was cancelled before it had one', () => {
    open([{ ...parcel, way: [] }], { status: 'cancelled' });
    expect(screen.queryByRole('region', { name: 'Way to you' })).toBeNull();
  });
});
