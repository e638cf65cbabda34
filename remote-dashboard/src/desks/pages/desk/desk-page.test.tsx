import { act, screen, waitFor, within } from '@testing-library/react';
import type { DeskParcel } from '@pasal/shared/contracts';
import { forgetShops, makeOrder, type CallAnswers } from '@pasal/shared/testing';
import { changesSent } from '../../../testing/as-admin';
import { boxOf, openDesk, parcelOf } from '../../../testing/desk';
import { DeskPage } from './desk-page';

afterEach(forgetShops);

const open = (desk: string, parcels: readonly DeskParcel[], more?: CallAnswers) =>
  openDesk(<DeskPage />, desk, parcels, more);

describe('a desk', () => {
  test('leads to the others with how much waits there', async () => {
    open('call', [parcelOf(1)]);
    await boxOf(1);
    const links = within(screen.getByRole('navigation', { name: 'Desks' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'To call12',
      'To pack31 late',
      'To hand over0',
      'On the way0',
      'Came back0',
      'Returns2',
    ]);
    expect(screen.getByRole('link', { name: '+977 984-1234567' })).toHaveAttribute(
      'href',
      'tel:+9779841234567',
    );
  });

  test('is worked through by keys: the row in hand, then the next', async () => {
    const { user, server } = open('call', [parcelOf(1), parcelOf(2)]);
    await waitFor(async () => expect(await boxOf(1)).toHaveFocus());
    await user.keyboard('j');
    expect(await boxOf(2)).toHaveFocus();
    await user.keyboard('c');
    expect(await screen.findByText('Call saved.')).toBeInTheDocument();
    await user.keyboard('k{Enter}');
    const dialog = within(screen.getByRole('dialog', { name: 'Call Customer 1' }));
    expect(dialog.getByRole('radio', { name: 'Confirmed' })).toHaveFocus();
    await user.click(dialog.getByRole('radio', { name: 'Wants another day' }));
    await user.click(dialog.getByRole('button', { name: 'Save call' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Choose the day they want.');
    await user.click(dialog.getByRole('radio', { name: 'Call again later' }));
    await user.click(dialog.getByRole('button', { name: 'Save call' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(changesSent(server)).toEqual([
      ['POST /order-product/2/call', { outcome: 'confirmed', version: 4 }],
      [
        'POST /order-product/1/call',
        { outcome: 'call_again', again_at: expect.any(String), version: 4 },
      ],
    ]);
  });

  test('confirms what needs no call at once', async () => {
    const { user, server } = open('call', [
      parcelOf(1, { no_call: 'known_buyer' }),
      parcelOf(2, { no_call: 'small_sum' }),
      parcelOf(3, { call: { tries: 3, outcome: 'not_reached', at: '2026-11-20T06:15:00.000Z' } }),
    ]);
    expect(await screen.findByText('Known buyer: no call needed')).toBeInTheDocument();
    expect(screen.getByText('3 tries: enough')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Select what needs no call' }));
    const bar = within(screen.getByRole('group', { name: 'Selected parcels' }));
    await user.click(bar.getByRole('button', { name: 'Confirm' }));
    const parcels = [1, 2].map((id) => ({ id, number: 1, version: 1 }));
    await waitFor(() =>
      expect(changesSent(server)).toEqual([
        ['POST /order-product/bulk-event', { event: 'confirmed', parcels }],
      ]),
    );
  });

  test('hands over all that is selected, and names what stayed with why', async () => {
    const packed = { stage: 'packed' } as const;
    const { user, server } = open('hand-over', [parcelOf(1, packed), parcelOf(2, packed)], {
      tellParcels: {
        message: '1 of 2 parcels updated.',
        results: [
          { id: 1, number: 1, problem: null },
          { id: 2, number: 1, problem: 'It was handed over already.' },
        ],
      },
    });
    await boxOf(1);
    await user.keyboard('a{Enter}');
    const dialog = within(screen.getByRole('dialog', { name: 'Hand over: 2 parcels' }));
    await dialog.findByRole('option', { name: 'NCM' });
    await user.selectOptions(dialog.getByLabelText(/^Courier/), 'NCM');
    await user.keyboard('{Enter}');
    const alert = await screen.findByText('1 parcel stayed as it was:');
    expect(alert.parentElement).toHaveTextContent('NP-2026-000002: It was handed over already.');
    expect(await boxOf(2)).toBeChecked();
    expect(await boxOf(1)).not.toBeChecked();
    const parcels = [1, 2].map((id) => ({ id, number: 1, version: 1 }));
    expect(changesSent(server)).toEqual([
      ['POST /order-product/bulk-event', { event: 'handed_over', courier_id: 4, parcels }],
    ]);
  });

  test('asks for the reason of what goes wrong', async () => {
    const { user } = open('way', [parcelOf(1, { stage: 'handed_over', courier: 'NCM' })]);
    await boxOf(1);
    await user.keyboard('f');
    const dialog = within(screen.getByRole('dialog', { name: 'Could not deliver' }));
    await user.click(dialog.getByRole('button', { name: 'Could not deliver' }));
    expect(dialog.getByLabelText(/^Reason/)).toBeInvalid();
  });

  test('shows its keys', async () => {
    const { user } = open('pack', []);
    expect(await screen.findByText('Nothing is waiting to be packed.')).toBeInTheDocument();
    await user.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Keys of this desk' })).toHaveTextContent(
      'Print slips, labels and invoices',
    );
  });

  const paper = {
    ...makeOrder({
      id: 1,
      items: [
        { product_id: 8, product_name: 'Dome Camera', price: 4500, quantity: 2 },
        {
          product_id: 9,
          product_name: 'Disk',
          variant_id: 3,
          variant_name: '64 GB',
          variant_code: 'D-64',
          price: 900,
          quantity: 1,
        },
      ],
    }),
    history: [],
    parcels: [
      {
        number: 1,
        stage: 'confirmed' as const,
        stage_since: '2026-11-20T07:00:00.000Z',
        courier: null,
        consignment: null,
        weight_grams: null,
        pieces: 1,
        cash_due: 9900,
        version: 3,
        items: [
          { line: 1, quantity: 2 },
          { line: 2, quantity: 1 },
        ],
        events: [],
      },
    ],
  };

  test('a parcel is packed by scanning its lines, with the serial numbers they ask for', async () => {
    const { user, server } = open('pack', [parcelOf(1, { stage: 'confirmed', version: 3 })], {
      papers: { orders: [paper], with_serials: [9] },
      packParcel: { message: 'Parcel updated.' },
    });
    await boxOf(1);
    await user.keyboard('{Enter}');
    const dialog = within(
      await screen.findByRole('dialog', { name: `Pack ${paper.order_number}` }),
    );
    const scan = dialog.getByLabelText('Scan or type a code');
    expect(scan).toHaveFocus();
    await user.keyboard('77{Enter}');
    expect(scan).toHaveAccessibleDescription(/77 is not in this parcel\./);
    await user.type(dialog.getByLabelText(/^Serial number of Disk/), 'SN-1');
    await user.click(scan);
    await user.keyboard('d-64{Enter}8{Enter}');
    await user.keyboard('{Enter}');
    expect(scan).toHaveAccessibleDescription(/Check every line first/);
    await user.keyboard('8{Enter}8{Enter}');
    expect(scan).toHaveAccessibleDescription(/All pieces of Dome Camera are checked\./);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Parcel updated.')).toBeInTheDocument();
    expect(changesSent(server)).toEqual([
      [
        'POST /order-product/1/parcel/1/pack',
        { serials: [{ line: 2, serial: 'SN-1' }], version: 3 },
      ],
    ]);
    // The list is requested again, but no paper: the other orders have not changed.
    const reads = (path: string) => server.calls.filter((call) => call.path.endsWith(path)).length;
    await waitFor(() => expect(reads('/desk')).toBe(2));
    expect(reads('/papers')).toBe(1);
  });

  test('papers of all kinds are printed in one go', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user, server } = open('pack', [parcelOf(1, { stage: 'confirmed' })], {
      papers: { orders: [paper], with_serials: [] },
    });
    await boxOf(1);
    await user.keyboard('p');
    await screen.findByRole('dialog', { name: 'Print for 1 parcel' });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const sheet = document.querySelector('[data-print-sheet]');
    expect(sheet).toHaveTextContent(`${paper.order_number}-1`);
    expect(sheet).toHaveTextContent('Packing slip');
    // The print key does not mark parcels as packed.
    expect(changesSent(server)).toEqual([]);
    print.mockRestore();
  });

  test('an invoice is in the language of its buyer, slip and label in that of who packs', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = open('pack', [parcelOf(1, { stage: 'confirmed' })], {
      papers: { orders: [{ ...paper, language: 'ne' }], with_serials: [] },
    });
    await boxOf(1);
    await user.keyboard('p');
    await screen.findByRole('dialog', { name: 'Print for 1 parcel' });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const page = '/ne/dashboard/desks/pack?print=invoice&orders=1';
    expect(opened.mock.calls).toEqual([[page, '_blank']]);
    const sheet = document.querySelector('[data-print-sheet]');
    expect(sheet).toHaveTextContent('Packing slip');
    expect(sheet).not.toHaveTextContent('Invoice no.');
    // This browser never reports that its dialog was closed: the desk still works.
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keys of this desk' })).toBeVisible();
    expect(document.querySelector('[data-print-sheet]')).toBeNull();
    print.mockRestore();
    opened.mockRestore();
  });

  test('the papers that its address asks for are printed, once', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    open('pack?print=invoice&orders=1', [], { papers: { orders: [paper], with_serials: [] } });
    const invoice = { name: `Invoice ${paper.order_number}`, hidden: true };
    expect(await screen.findByRole('article', invoice)).toBeInTheDocument();
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByRole('article', invoice)).not.toBeInTheDocument();
    print.mockRestore();
  });

  test('labels are scanned one after the other, and each says what became of it', async () => {
    const { user, server } = open('way', [], {
      tellScanned: { message: 'Parcel updated.' },
    });
    const field = await screen.findByLabelText('Scan a label');
    await user.type(field, 'NP-2026-000001-1{Enter}');
    await waitFor(() =>
      expect(changesSent(server)).toEqual([
        ['POST /order-product/scan', { code: 'NP-2026-000001-1', event: 'on_the_way' }],
      ]),
    );
    expect(field).toHaveValue('');
  });

  test('a courier’s list is shown row by row before it is written', async () => {
    const row = { state: 'Delivered', event: 'delivered', problem: null } as const;
    const rows = [
      { ...row, row: 2, code: 'N-1', order_number: 'NP-2026-000001', result: 'told' as const },
      {
        ...row,
        row: 3,
        code: 'N-9',
        order_number: null,
        result: 'unknown' as const,
        problem: 'No parcel of this courier has this number.',
      },
    ];
    const { user, server } = open('way', [], {
      courierReport: {
        message: 'The list was read. Nothing is written yet.',
        notes: [],
        asks: [],
        unknown_states: [],
        rows,
      },
    });
    await user.click(await screen.findByRole('button', { name: "Courier's list" }));
    const dialog = within(screen.getByRole('dialog', { name: "Courier's list" }));
    await dialog.findByRole('option', { name: 'NCM' });
    await user.selectOptions(dialog.getByLabelText('Courier'), 'NCM');
    const noTable = new File(['nonsense'], 'list.xlsx');
    await user.upload(dialog.getByLabelText('Choose a file (CSV or Excel)'), noTable);
    expect(
      await dialog.findByText(/couldn't be read as a table|could not be read as a table/),
    ).toBeVisible();
    const file = new File(['Tracking,Status\nN-1,Delivered'], 'list.csv', { type: 'text/csv' });
    await user.upload(dialog.getByLabelText('Choose a file (CSV or Excel)'), file);
    expect(await dialog.findByText(/Line 3 · N-9 · .*No parcel of this courier/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Update 1 parcel' }));
    expect(
      dialog.queryByText(/couldn't be read as a table|could not be read as a table/),
    ).not.toBeInTheDocument();
    const bodies = () => changesSent(server).map(([, body]) => (body as { dry: boolean }).dry);
    await waitFor(() => expect(bodies()).toEqual([true, false]));
  });
});
