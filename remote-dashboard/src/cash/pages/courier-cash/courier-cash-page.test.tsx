import { screen, within } from '@testing-library/react';
import type { CourierCashResponse, SettlementCheck } from '@pasal/shared/contracts';
import {
  answerCalls,
  type CallAnswers,
  forgetShops,
  renderShop,
  signedIn,
} from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { changesSent, me } from '../../../testing/as-admin';
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
};
const cash: CourierCashResponse = {
  courier: { id: 4, name: 'NCM', phone: '+9779801112223' },
  parcels: [parcel, { ...parcel, order_id: 8, order_number: 'NP-2026-000008', consignment: 'N-2' }],
  more: 0,
  owed: 12_000,
  settlements: [],
};
const check: SettlementCheck = {
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
    ...more,
  });
  const page = renderShop(<CourierCashPage />, {
    at: '/dashboard/money/courier/4',
    route: patterns.courierCash,
    state: signedIn(me),
  });
  return { server, ...page };
}

describe("a courier's money (D219)", () => {
  it('checks what is ticked, as it is typed, and books nothing before that was seen', async () => {
    const { user, server } = open();
    expect(await screen.findByText('Rs. 12,000 are owed now.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check what is ticked' }));
    expect(screen.getByText('Tick at least one parcel.')).toBeVisible();
    const typed = screen.getByRole('textbox', { name: 'Cash of NP-2026-000007/1' });
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
        rows: [{ ref: 'N-1', cash: 5900, charge: 150 }],
      }),
    ]);
  });

  it("reads the courier's list", async () => {
    const { user, server } = open();
    await screen.findByText('Rs. 12,000 are owed now.');
    const file = new File(['Consignment,COD\nN-1,5900'], 'list.csv', { type: 'text/csv' });
    await user.upload(screen.getByLabelText("Read the courier's list"), file);
    expect(await screen.findByText('Differs')).toBeVisible();
    expect(changesSent(server)).toEqual([
      ['POST /cash/settlement/check', { courier_id: 4, file: 'Consignment,COD\nN-1,5900' }],
    ]);
    await user.click(screen.getByRole('button', { name: 'Back without booking' }));
    expect(screen.getByText('Rs. 12,000 are owed now.')).toBeVisible();
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
