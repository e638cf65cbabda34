import { screen, waitFor, within } from '@testing-library/react';
import type { CourierPlace } from '@pasal/shared/contracts';
import { forgetShops } from '@pasal/shared/testing';
import { changesSent } from '../../../testing/as-admin';
import { makeCourier } from '../../../testing/courier';
import { boxOf, openDesk, parcelOf } from '../../../testing/desk';
import { DeskPage } from './desk-page';

afterEach(forgetShops);

const place: CourierPlace = {
  district_id: 1,
  city_id: null,
  up_to_grams: 1000,
  charge: 100,
  days: 2,
};
const couriers = {
  couriers: [
    makeCourier({ id: 3, name: 'Far', places: [{ ...place, district_id: 2 }] }),
    makeCourier({ name: 'Near', places: [place] }),
  ],
};
const packed = { stage: 'packed' } as const;

test('couriers who serve the place come first, and of one who does not the parcels are named', async () => {
  const { user, server } = openDesk(<DeskPage />, 'hand-over', [parcelOf(1, packed)], {
    couriers,
    assignCourier: {
      message: 'Parcel updated.',
      results: [{ id: 1, number: 1, problem: null }],
    },
  });
  await boxOf(1);
  await user.keyboard('g');
  const dialog = within(screen.getByRole('dialog', { name: 'Assign courier' }));
  await dialog.findByRole('option', { name: 'Near · Rs. 100 · 2 days' });
  expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Nobody yet',
    'Near · Rs. 100 · 2 days',
    'Far · takes none of these',
  ]);
  await user.selectOptions(dialog.getByLabelText(/^Courier/), '3');
  expect(dialog.getByText(/don't cover NP-2026-000001\./)).toBeVisible();
  await user.selectOptions(dialog.getByLabelText(/^Courier/), '4');
  expect(dialog.getByText(/counts as the lightest/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Assign courier' }));
  await waitFor(() =>
    expect(changesSent(server)).toEqual([
      [
        'POST /order-product/bulk-courier',
        { courier_id: 4, parcels: [{ id: 1, number: 1, version: 1 }] },
      ],
    ]),
  );
});

test('several go each to the courier it has, with its own number, scanned one after the other', async () => {
  const parcels = [
    parcelOf(1, { ...packed, courier_id: 3 }),
    parcelOf(2, { ...packed, courier_id: 4 }),
  ];
  const { user, server } = openDesk(<DeskPage />, 'hand-over', parcels, { couriers });
  await boxOf(1);
  await user.keyboard('a{Enter}');
  const dialog = within(screen.getByRole('dialog', { name: 'Hand over: 2 parcels' }));
  await dialog.findByRole('option', { name: 'Each to the courier it has' });
  await user.click(dialog.getByText('Consignment numbers, each its own'));
  await user.type(dialog.getByLabelText('NP-2026-000001'), 'N-1{Enter}');
  expect(dialog.getByLabelText('NP-2026-000002')).toHaveFocus();
  await user.keyboard('N-2{Enter}');
  await waitFor(() =>
    expect(changesSent(server)).toEqual([
      [
        'POST /order-product/bulk-event',
        {
          event: 'handed_over',
          parcels: [
            { id: 1, number: 1, version: 1, consignment: 'N-1' },
            { id: 2, number: 1, version: 1, consignment: 'N-2' },
          ],
        },
      ],
    ]),
  );
});

/** The request to hand over one parcel. */
const sent = (more: object) => [
  'POST /order-product/bulk-event',
  {
    event: 'handed_over',
    courier_id: 4,
    parcels: [{ id: 1, number: 1, version: 1, ...more }],
  },
];

test('one that is handed over says what its courier takes: that of the places, until another is typed', async () => {
  const { user, server } = openDesk(<DeskPage />, 'hand-over', [parcelOf(1, packed)], { couriers });
  const handOver = async () => {
    await boxOf(1);
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand over' }));
    await dialog.findByRole('option', { name: /^Near/ });
    await user.selectOptions(dialog.getByLabelText(/^Courier/), '4');
    return dialog;
  };
  const first = await handOver();
  const charge = first.getByLabelText('Charge (Rs.)');
  expect(charge).toHaveValue('100');
  await user.selectOptions(first.getByLabelText(/^Courier/), '3');
  expect(charge).toHaveValue('');
  await user.selectOptions(first.getByLabelText(/^Courier/), '4');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(changesSent(server)).toEqual([sent({})]));
  const second = await handOver();
  await user.clear(second.getByLabelText('Charge (Rs.)'));
  await user.type(second.getByLabelText('Charge (Rs.)'), 'many{Enter}');
  expect(second.getByLabelText('Charge (Rs.)')).toBeInvalid();
  await user.clear(second.getByLabelText('Charge (Rs.)'));
  await user.type(second.getByLabelText('Charge (Rs.)'), '120.50{Enter}');
  await waitFor(() => expect(changesSent(server)).toEqual([sent({}), sent({ charge: 120.5 })]));
});

test('one that was delivered says what was taken, all that is due at first; several are not asked', async () => {
  const out = { stage: 'on_the_way', courier: 'Near', courier_id: 4 } as const;
  const { user, server } = openDesk(<DeskPage />, 'way', [parcelOf(1, out), parcelOf(2, out)], {
    couriers,
  });
  await boxOf(1);
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delivered' }));
  const cash = dialog.getByLabelText('Cash taken (Rs.)');
  expect(cash).toHaveFocus();
  expect(cash).toHaveValue('9000');
  expect(cash).toHaveAccessibleDescription('Rs. 9,000 were due');
  await user.clear(cash);
  await user.keyboard('{Enter}');
  expect(cash).toBeInvalid();
  await user.type(cash, '८९९०{Enter}');
  const one = { id: 1, number: 1, version: 1, cash_taken: 8990 };
  await waitFor(() =>
    expect(changesSent(server)).toEqual([
      ['POST /order-product/bulk-event', { event: 'delivered', parcels: [one] }],
    ]),
  );
  await user.keyboard('a{Enter}');
  const all = within(await screen.findByRole('dialog', { name: 'Delivered: 2 parcels' }));
  expect(all.queryByLabelText('Cash taken (Rs.)')).not.toBeInTheDocument();
});

test('staff make a rider’s link where the sheet is, and print one of a day once more', async () => {
  const handed = { courier: 'Near', day: '2026-11-20', parcels: [] };
  const { user } = openDesk(<DeskPage />, 'hand-over', [parcelOf(1, packed)], {
    couriers,
    handOver: handed,
    makeRiderLink: {
      message: 'Link made.',
      link: '4.1.abc.signature',
      expires_at: '2026-12-01T00:00:00.000Z',
    },
  });
  await boxOf(1);
  await user.keyboard('s');
  const dialog = within(screen.getByRole('dialog', { name: 'Hand-over sheet' }));
  await dialog.findByRole('option', { name: 'Near' });
  await user.selectOptions(dialog.getByLabelText(/^Courier/), '4');
  await user.click(dialog.getByRole('checkbox', { name: /has reported of since/ }));
  await user.click(dialog.getByRole('button', { name: 'Link for Near to work by' }));
  const link = within(screen.getByRole('dialog', { name: 'Link for Near' }));
  await user.click(link.getByRole('button', { name: 'Make a link' }));
  expect(await screen.findByDisplayValue(/\/rider#4\.1\.abc\.signature$/)).toBeVisible();
});

test('parcels of two couriers keep them until somebody says otherwise', async () => {
  const parcels = [3, 4].map((courier_id, at) => parcelOf(at + 1, { ...packed, courier_id }));
  const { user, server } = openDesk(<DeskPage />, 'hand-over', parcels, {
    couriers,
    assignCourier: { message: 'Parcels updated.', results: [] },
  });
  await boxOf(1);
  await user.keyboard('ag');
  const dialog = within(screen.getByRole('dialog', { name: 'Assign courier: 2 parcels' }));
  const choice = dialog.getByLabelText(/^Courier/);
  expect(choice).toHaveValue('');
  await user.keyboard('{Enter}');
  expect(choice).toBeInvalid();
  expect(changesSent(server)).toEqual([]);
  await user.selectOptions(choice, 'Nobody yet');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(changesSent(server)).toEqual([
      [
        'POST /order-product/bulk-courier',
        { courier_id: null, parcels: [1, 2].map((id) => ({ id, number: 1, version: 1 })) },
      ],
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  // "Nobody" is no courier with a sheet.
  await user.keyboard('s');
  const sheet = within(screen.getByRole('dialog', { name: 'Hand-over sheet' }));
  expect(sheet.getByLabelText('Courier')).toHaveValue('');
  expect(server.calls.filter(({ path }) => path.includes('NaN'))).toEqual([]);
});

test('a list that was read for one courier is not written for another', async () => {
  const row = { row: 2, code: 'N-1', order_number: 'NP-2026-000001', state: 'Delivered' };
  const { user } = openDesk(<DeskPage />, 'way', [], {
    couriers,
    courierReport: {
      message: 'The list was read. Nothing is written yet.',
      notes: [],
      asks: [],
      unknown_states: [],
      rows: [{ ...row, event: 'delivered', problem: null, result: 'told' }],
    },
  });
  await user.click(await screen.findByRole('button', { name: "Courier's list" }));
  const dialog = within(screen.getByRole('dialog', { name: "Courier's list" }));
  await dialog.findByRole('option', { name: 'Near' });
  await user.selectOptions(dialog.getByLabelText('Courier'), 'Near');
  const file = new File(['Tracking,Status\nN-1,Delivered'], 'list.csv', { type: 'text/csv' });
  await user.upload(dialog.getByLabelText('Choose a file (CSV or Excel)'), file);
  expect(await dialog.findByRole('button', { name: 'Update 1 parcel' })).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText('Courier')).toBeEnabled());
  await user.selectOptions(dialog.getByLabelText('Courier'), 'Far');
  expect(dialog.queryByRole('button', { name: 'Update 1 parcel' })).not.toBeInTheDocument();
  expect(dialog.queryByText(/N-1/)).not.toBeInTheDocument();
});

test('words that are not known are asked once, and the list is read again', async () => {
  const row = { row: 2, code: 'N-1', order_number: 'NP-2026-000001', state: 'Safal' };
  const list = {
    message: 'The list was read.',
    notes: ['Line 1 above the heading is passed over.'],
  };
  const { user, server } = openDesk(<DeskPage />, 'way', [], {
    couriers,
    courierWords: { message: 'Remembered for this courier.' },
    courierReport: {
      ...list,
      asks: [],
      unknown_states: ['Safal'],
      rows: [
        { ...row, event: null, problem: 'This word for a state is not known.', result: 'refused' },
      ],
    },
  });
  await user.click(await screen.findByRole('button', { name: "Courier's list" }));
  const dialog = within(screen.getByRole('dialog', { name: "Courier's list" }));
  await dialog.findByRole('option', { name: 'Near' });
  await user.selectOptions(dialog.getByLabelText('Courier'), 'Near');
  const file = new File(['Tracking,Status\nN-1,Safal'], 'list.csv', { type: 'text/csv' });
  await user.upload(dialog.getByLabelText('Choose a file (CSV or Excel)'), file);
  expect(await dialog.findByText('Line 1 above the heading is passed over.')).toBeVisible();
  await user.selectOptions(await dialog.findByLabelText('Safal'), 'Delivered');
  server.set('courierReport', {
    ...list,
    asks: [],
    unknown_states: [],
    rows: [{ ...row, event: 'delivered', problem: null, result: 'told' }],
  });
  await user.click(dialog.getByRole('button', { name: 'Remember and read again' }));
  expect(await dialog.findByRole('button', { name: 'Update 1 parcel' })).toBeVisible();
  const words = server.calls.find(({ path }) => path.endsWith('/words'));
  expect(words?.body).toEqual({ states: [{ word: 'Safal', event: 'delivered' }] });
});
