import { screen, waitFor, within } from '@testing-library/react';
import type { CourierCashResponse, SettlementCheck } from '@pasal/shared/contracts';
import {
  answerCalls,
  type CallAnswers,
  failWith,
  forgetShops,
  refuseWith,
  renderShop,
  signedIn,
} from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { changesSent, me } from '../../../testing/as-admin';
import { scanKeys } from '../../../testing/desk';
import { CourierCashPage } from './courier-cash-page';

afterEach(forgetShops);

const since = '2026-11-20T06:15:00.000Z';
const parcel = {
  order_id: 7,
  order_number: 'NP-2026-000007',
  number: 1,
  consignment: 'N-1',
  customer_name: 'Sita Sharma',
  city: 'Kirtipur',
  owed: 6000,
  charge: 150,
  since,
  is_late: false,
};
const cash: CourierCashResponse = {
  courier: { id: 4, name: 'NCM', phone: '+9779801112223' },
  parcels: [parcel, { ...parcel, order_id: 8, order_number: 'NP-2026-000008', consignment: 'N-2' }],
  more: 0,
  owed: 12_000,
  settlements: [],
};
const check: SettlementCheck = {
  notes: [],
  asks: [],
  rows: [
    {
      ref: 'N-1',
      cash: 5900,
      charge: 150,
      state: 'differs',
      line: 2,
      order_id: 7,
      order_number: 'NP-2026-000007',
      number: 1,
      owed: 6000,
      expected: 150,
    },
    { ref: 'N-9', cash: 700, charge: 0, state: 'unknown', line: 3 },
  ],
  missing: [{ ...parcel, order_id: 8, order_number: 'NP-2026-000008', consignment: 'N-2' }],
  missing_more: 0,
  received: 5750,
  charges: 150,
  left: 6100,
};

const settlement = {
  id: 3,
  at: since,
  day: '2026-11-20',
  by: 'admin@pasal.test',
  reference: 'P-1',
  source: 'typed' as const,
  parcels: 1,
  received: 5750,
  charges: 150,
  reverses: null,
  reason: null,
  is_reversed: true,
};
const settlements: CourierCashResponse['settlements'] = [
  { ...settlement, id: 5, is_reversed: false },
  {
    ...settlement,
    id: 4,
    received: -5750,
    charges: -150,
    reverses: 3,
    reason: 'The other courier',
    is_reversed: false,
  },
  settlement,
];

const NOT_BOOKED = { name: '1 row not booked, as a file' };

function open(more: CallAnswers = {}) {
  const server = answerCalls({
    currentUser: { user: me },
    courierCash: cash,
    checkSettlement: check,
    bookSettlement: {
      message: 'Settled.',
      settlement: { id: 1, booked: 1, received: 5750, charges: 150 },
    },
    writeOffCash: { message: 'Written off.' },
    readSettlement: {
      courier: 'NCM',
      settlement: { ...settlement, id: 5, is_reversed: false },
      rows: [
        {
          order_number: 'NP-2026-000007',
          number: 1,
          consignment: 'N-1',
          customer_name: 'Sita Sharma',
          cash: 5900,
          charge: 150,
          owed: 100,
        },
      ],
    },
    reverseSettlement: {
      message: 'Taken back.',
      settlement: { id: 6, booked: 1, received: -5750, charges: -150 },
    },
    ...more,
  });
  const page = renderShop(<CourierCashPage />, {
    at: '/dashboard/money/courier/4',
    route: patterns.courierCash,
    state: signedIn(me),
  });
  return { server, ...page };
}

const boxOf = (ref: string) => screen.findByRole('checkbox', { name: `Settle NP-2026-${ref}` });

describe("a courier's money (D219)", () => {
  it('checks what is ticked, as it is typed, and books nothing before that was seen', async () => {
    const { user, server } = open();
    expect(await screen.findByText('Rs. 12,000 are owed now.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check what is ticked' }));
    expect(screen.getByText('Tick at least one parcel.')).toBeVisible();
    const typed = screen.getByRole('textbox', { name: 'Cash of NP-2026-000007/1' });
    await user.clear(typed);
    await user.type(typed, '0.001');
    await user.click(screen.getByRole('button', { name: 'Check what is ticked' }));
    expect(typed).toBeInvalid();
    expect(changesSent(server)).toEqual([]);
    await user.clear(typed);
    await user.type(typed, '५९००');
    await user.click(screen.getByRole('button', { name: 'Check what is ticked' }));
    expect(await screen.findByText('Differs')).toBeVisible();
    expect(screen.getByText('Unknown')).toBeVisible();
    const missing = screen.getByRole('heading', { name: 'Owed, but not in these rows' });
    expect(missing.parentElement).toHaveTextContent('N-2 · NP-2026-000008/1: Rs. 6,000');
    const rows = [{ ref: 'NP-2026-000007/1', cash: 5900, charge: 150 }];
    expect(changesSent(server)).toEqual([['POST /cash/settlement/check', { courier_id: 4, rows }]]);
    await user.click(screen.getByRole('button', { name: 'Book Rs. 5,750' }));
    expect(await screen.findByText('Settled.')).toBeInTheDocument();
    const [, [path, sent] = []] = changesSent(server);
    expect([path, sent]).toEqual([
      'POST /cash/settlement',
      expect.objectContaining({
        source: 'typed',
        received: 5750,
        rows: [{ ref: 'N-1', cash: 5900, charge: 150, owed: 6000, state: 'differs' }],
      }),
    ]);
  });

  it('shows what is owed by now where something changed since it was checked, and books that (D312)', async () => {
    const notes = ['Totals are passed over: line 8.'];
    const { user, server } = open();
    server.set('checkSettlement', { ...check, notes });
    await user.click(await boxOf('000007/1'));
    await user.click(screen.getByRole('button', { name: 'Check what is ticked' }));
    const [row] = check.rows;
    const now = { ...check, rows: [{ ...row, owed: 3000 }], received: 5700 };
    server.set('bookSettlement', refuseWith('CONFLICT', 'Something has changed.', now));
    await user.click(await screen.findByRole('button', { name: 'Book Rs. 5,750' }));
    expect(await screen.findByText('Something has changed.')).toBeVisible();
    expect(screen.getByText(/Rs. 3,000 in our book/)).toBeVisible();
    // The notes on reading the list are still shown.
    expect(screen.getByText('Totals are passed over: line 8.')).toBeVisible();
    const before = changesSent(server).length;
    await user.click(screen.getByRole('button', { name: 'Book Rs. 5,700' }));
    // More is received than is owed: nothing is sent without a reason.
    expect(await screen.findByText('Write down the reason.')).toBeVisible();
    expect(changesSent(server)).toHaveLength(before);
    await user.type(screen.getByLabelText(/^Why more comes/), 'Two parcels in one');
    await user.click(screen.getByRole('button', { name: 'Book Rs. 5,700' }));
    await waitFor(() =>
      expect(changesSent(server).at(-1)).toEqual([
        'POST /cash/settlement',
        expect.objectContaining({
          received: 5700,
          remarks: 'Two parcels in one',
          rows: [expect.objectContaining({ owed: 3000, state: 'differs' })],
        }),
      ]),
    );
  });

  it("reads the courier's list", async () => {
    const { user, server } = open();
    await screen.findByText('Rs. 12,000 are owed now.');
    const file = new File(['Consignment,COD\nN-1,5900'], 'list.csv', { type: 'text/csv' });
    await user.upload(screen.getByLabelText(/^Read the courier's list/), file);
    expect(await screen.findByText('Differs')).toBeVisible();
    expect(changesSent(server)).toEqual([
      ['POST /cash/settlement/check', { courier_id: 4, file: 'Consignment,COD\nN-1,5900' }],
    ]);
    await user.click(screen.getByRole('button', { name: 'Back without booking' }));
    expect(screen.getByText('Rs. 12,000 are owed now.')).toBeVisible();
  });

  it('says what differs as large as the badge, why a row cannot be read, and what was passed over', async () => {
    const rows: SettlementCheck['rows'] = [
      { ref: 'N-1', cash: 171, charge: 0, state: 'differs', line: 6, owed: 271, expected: 90 },
      { ref: 'N-2', cash: 171, charge: 80, state: 'differs', line: 7, owed: 171, net: 171 },
      { ref: 'N-3', cash: 0, charge: 0, state: 'unreadable', line: 8, problem: '"x" is no sum.' },
    ];
    const notes = ['Lines 1 to 2 above the heading are passed over.'];
    const { user } = open({ checkSettlement: { ...check, rows, notes } });
    await screen.findByText('Rs. 12,000 are owed now.');
    const bytes = new Uint8Array([0xff, 0xfe, ...Buffer.from('AWB,COD\nN-1,171', 'utf16le')]);
    await user.upload(
      screen.getByLabelText(/^Read the courier's list/),
      new File([bytes], 'list.csv', { type: 'text/csv' }),
    );
    expect(await screen.findByText(notes[0] ?? '')).toBeVisible();
    expect(screen.getByText('The letters of this file are written as UTF-16.')).toBeVisible();
    for (const difference of [
      'Cash: Rs. 271 in our book',
      'No charge: Rs. 90 expected',
      'Paid Rs. 171, not Rs. 91',
      '"x" is no sum.',
    ]) {
      expect(screen.getByText(difference)).toBeVisible();
    }
  });

  it('asks which column is meant, remembers the answer and reads the list again', async () => {
    const asks = [
      { name: 'cash' as const, several: false, choices: ['COD', 'Cash'] },
      { name: 'charge' as const, several: true, choices: ['Delivery Charge', 'COD Charge'] },
    ];
    const { user, server } = open({
      checkSettlement: { ...check, rows: [], asks },
      courierWords: { message: 'Remembered for this courier.' },
    });
    await screen.findByText('Rs. 12,000 are owed now.');
    const file = new File(['AWB,COD,Cash\nN-1,171,71'], 'list.csv', { type: 'text/csv' });
    await user.upload(screen.getByLabelText(/^Read the courier's list/), file);
    await user.selectOptions(await screen.findByLabelText('Cash that was collected'), 'Cash');
    await user.click(screen.getByRole('button', { name: 'Remember and read again' }));
    expect(screen.getByText('Choose each of them first.')).toBeVisible();
    await user.selectOptions(
      screen.getByLabelText('What the courier keeps'),
      'All of them together',
    );
    server.set('checkSettlement', check);
    await user.click(screen.getByRole('button', { name: 'Remember and read again' }));
    expect(await screen.findByText('Differs')).toBeVisible();
    expect(changesSent(server).at(-2)).toEqual([
      'PUT /courier/4/words',
      { headings: { cash: 'Cash', charge: 'Delivery Charge + COD Charge' } },
    ]);
  });

  it('says of a file that is no table what to do', async () => {
    const { user } = open();
    await screen.findByText('Rs. 12,000 are owed now.');
    const broken = new File([new Uint8Array([0x50, 0x4b, 3, 4, 0])], 'list.csv', {
      type: 'text/csv',
    });
    await user.upload(screen.getByLabelText(/^Read the courier's list/), broken);
    expect(await screen.findByText(/^The file could not be read as a table/)).toBeVisible();
  });

  it('offers the rows that were not booked as a file, before and after the booking', async () => {
    const { user } = open();
    await screen.findByText('Rs. 12,000 are owed now.');
    const file = new File(['Consignment,COD'], 'list.csv', { type: 'text/csv' });
    await user.upload(screen.getByLabelText(/^Read the courier's list/), file);
    const saved = decodeURIComponent(
      (await screen.findByRole('link', NOT_BOOKED)).getAttribute('href') ?? '',
    );
    expect(saved).toBe(
      'data:text/csv;charset=utf-8,\uFEFFLine,Parcel,Cash (Rs.),Charge (Rs.),Result\r\n3,N-9,700,0,Unknown\r\n',
    );
    await user.click(screen.getByRole('button', { name: 'Book Rs. 5,750' }));
    expect(await screen.findByText('Rs. 12,000 are owed now.')).toBeVisible();
    expect(await screen.findByRole('link', NOT_BOOKED)).toHaveAttribute(
      'download',
      'not-booked.csv',
    );
  });

  it('takes a settlement back with a reason, and no other way', async () => {
    const { user, server } = open({ courierCash: { ...cash, settlements } });
    const menus = await screen.findAllByRole('button', { name: /^Actions for settlement/ });
    expect(menus).toHaveLength(3);
    expect(screen.getByText('Reversed')).toBeVisible();
    expect(screen.getByText('Reverses settlement 3: The other courier')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Actions for settlement 3' }));
    expect(screen.queryByRole('menuitem', { name: 'Reverse' })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Actions for settlement 5' }));
    await user.click(screen.getByRole('menuitem', { name: 'Reverse' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Reverse settlement 5?' }));
    expect(
      await dialog.findByText('NP-2026-000007/1: Rs. 100 owed now, Rs. 6,000 after it'),
    ).toBeVisible();
    await user.type(dialog.getByLabelText(/^Reason/), 'Wrong day');
    await user.click(dialog.getByRole('button', { name: 'Reverse' }));
    expect(await screen.findByText('Taken back.')).toBeInTheDocument();
    expect(changesSent(server)).toEqual([
      [
        'POST /cash/settlement/5/reverse',
        { reason: 'Wrong day', rows: [{ order_number: 'NP-2026-000007', number: 1, owed: 100 }] },
      ],
    ]);
  });

  it('is settled by keys and a scanner alone', async () => {
    const second = { ...parcel, order_number: 'NP-2026-000008', consignment: 'N-2' };
    const third = { ...parcel, order_number: 'NP-2026-000009', consignment: null };
    const parcels = [parcel, second, third, { ...third, number: 2 }];
    const { user, server } = open({ courierCash: { ...cash, parcels, settlements } });
    const first = await boxOf('000007/1');
    await waitFor(() => expect(first).toHaveFocus());
    await user.keyboard('x{ArrowDown}');
    await waitFor(() => expect(first).toBeChecked());
    expect(await boxOf('000008/1')).toHaveFocus();
    await user.keyboard('kx');
    await waitFor(() => expect(first).not.toBeChecked());
    await user.keyboard('a');
    await waitFor(() => expect(first).toBeChecked());
    await user.keyboard('a');
    await waitFor(() => expect(first).not.toBeChecked());
    await user.keyboard('[Slash]');
    expect(screen.getByLabelText('Scan a label')).toHaveFocus();
    // By the courier's number, an order's, a label's; two parcels of an order are ambiguous.
    await user.keyboard('N-1{Enter}np-2026-000008{Enter}NP-2026-000009-2{Enter}');
    expect(await screen.findByText('NP-2026-000009/2 is ticked.')).toBeVisible();
    await user.keyboard('N-9{Enter}NP-2026-000009{Enter}');
    expect(await screen.findByText('2 scans did nothing:')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/N-9: .*NP-2026-000009: /);
    expect(await boxOf('000009/1')).not.toBeChecked();
    await user.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await user.keyboard('c');
    const typed = screen.getByRole('textbox', { name: 'Cash of NP-2026-000009/2' });
    await waitFor(() => expect(typed).toHaveFocus());
    await user.clear(typed);
    await user.keyboard('5900{Escape}{Enter}');
    expect(await screen.findByText('Differs')).toBeVisible();
    const rows = ['000007/1', '000008/1', '000009/2'].map((ref) => ({
      ref: `NP-2026-${ref}`,
      cash: ref === '000009/2' ? 5900 : 6000,
      charge: 150,
    }));
    expect(changesSent(server)).toEqual([['POST /cash/settlement/check', { courier_id: 4, rows }]]);
    // The end key of a scanner books nothing; the ticked rows are restored.
    await user.keyboard('{Enter}{Escape}');
    expect(await boxOf('000009/2')).toBeChecked();
    expect(changesSent(server)).toHaveLength(1);
    await user.keyboard('{Enter}');
    await screen.findByText('Differs');
    await user.keyboard('r');
    await waitFor(() => expect(screen.getByLabelText(/^Reference/)).toHaveFocus());
    await user.keyboard('P-2{Escape}b');
    expect(await screen.findByText('Settled.')).toBeInTheDocument();
    expect(changesSent(server).at(-1)?.[1]).toMatchObject({ reference: 'P-2', received: 5750 });
  });

  it('keeps what is ticked and typed when something else is written off', async () => {
    const { user, server } = open();
    const ticked = await boxOf('000007/1');
    await user.type(screen.getByRole('textbox', { name: 'Cash of NP-2026-000007/1' }), '.5{Enter}');
    expect(ticked).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Write off NP-2026-000008/1' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Reason/), 'Lost');
    server.set('courierCash', { ...cash, parcels: [parcel], owed: 6000 });
    await user.click(dialog.getByRole('button', { name: 'Write off' }));
    await screen.findByText('Rs. 6,000 are owed now.');
    expect(await boxOf('000007/1')).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Cash of NP-2026-000007/1' })).toHaveValue('6000.5');
  });

  it('names what is scanned while a settlement is looked at', async () => {
    const { user } = open();
    await boxOf('000007/1');
    await user.keyboard('x{Enter}');
    await screen.findByText('Differs');
    scanKeys('NP-2026-000008');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /NP-2026-000008: .*was being booked/,
    );
    expect(await boxOf('000008/1')).not.toBeChecked();
  });

  it('has a key for each button, and names them all', async () => {
    const minus = { ...parcel, order_number: 'NP-2026-000009', owed: -5900 };
    const { user, location } = open({
      courierCash: { ...cash, parcels: [parcel, minus], settlements },
    });
    await screen.findByText('Rs. 12,000 are owed now.');
    const chosen = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation();
    await user.keyboard('l');
    await waitFor(() => expect(chosen).toHaveBeenCalledTimes(1));
    chosen.mockRestore();
    for (const [key, title] of [
      ['w', 'Write off NP-2026-000007/1'],
      ['e', 'Even out NP-2026-000009/1'],
    ] as const) {
      await user.keyboard(key);
      expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
    }
    await user.keyboard('m');
    const menu = screen.getByRole('button', { name: 'Actions for settlement 5' });
    await waitFor(() => expect(menu).toHaveFocus());
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keys of this desk' });
    const caps = within(dialog)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    expect(caps.join(' ')).toBe('J ↓ K ↑ X A C W Enter E / L M Esc 1 2 3 ?');
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await user.keyboard('2');
    await waitFor(() => expect(location()).toBe('/dashboard/money/book'));
  });

  it('says when the paper of a settlement could not be read', async () => {
    const readSettlement = failWith(500, {});
    const { user } = open({ courierCash: { ...cash, settlements }, readSettlement });
    await user.click(await screen.findByRole('button', { name: 'Actions for settlement 5' }));
    await user.click(screen.getByRole('menuitem', { name: 'Print' }));
    expect(await screen.findByText(/^The settlement couldn't be loaded\./)).toBeInTheDocument();
  });

  it('evens out what the shop owes the courier', async () => {
    const minus = { ...parcel, order_id: 9, order_number: 'NP-2026-000009', owed: -5900 };
    const { user, server } = open({ courierCash: { ...cash, parcels: [minus], owed: -5900 } });
    expect(await screen.findByText('The shop owes Rs. 5,900.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Even out NP-2026-000009/1' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Reason/), 'Paid');
    await user.click(dialog.getByRole('button', { name: 'Even out' }));
    expect(await screen.findByText('Written off.')).toBeInTheDocument();
    expect(changesSent(server)[0]?.[1]).toMatchObject({ amount: -5900, owed: -5900 });
  });

  it('writes off with a reason', async () => {
    const { user, server } = open();
    await user.click(await screen.findByRole('button', { name: 'Write off NP-2026-000007/1' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Reason/), 'Lost');
    await user.click(dialog.getByRole('button', { name: 'Write off' }));
    expect(await screen.findByText('Written off.')).toBeInTheDocument();
    expect(changesSent(server)).toEqual([
      [
        'POST /cash/write-off',
        { courier_id: 4, order_id: 7, number: 1, amount: 6000, owed: 6000, remarks: 'Lost' },
      ],
    ]);
  });
});
