import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { DeskParcel, OrderItem } from '@pasal/shared/contracts';
import { forgetShops, makeOrder, refuseWith, type CallAnswers } from '@pasal/shared/testing';
import { changesSent } from '../../../testing/as-admin';
import { boxOf, openDesk, parcelOf, scanKeys } from '../../../testing/desk';
import { makeGate } from '../../../testing/gate';
import { DeskPage } from './desk-page';

afterEach(forgetShops);

const open = (desk: string, parcels: readonly DeskParcel[], more?: CallAnswers) =>
  openDesk(<DeskPage />, desk, parcels, more);

const paperOf = (items: OrderItem[]) => ({
  ...makeOrder({ id: 1, items }),
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
      items: items.map(({ quantity }, at) => ({ line: at + 1, quantity })),
      events: [],
    },
  ],
});
const camera: OrderItem = { product_id: 8, product_name: 'Camera', price: 4500, quantity: 2 };
const disk = (variant_id: number, variant_code: string): OrderItem => ({
  product_id: 9,
  product_name: 'Disk',
  variant_id,
  variant_name: variant_code,
  variant_code,
  price: 900,
  quantity: 1,
});

describe('a scanner at a desk', () => {
  test('a code that comes while no field has the focus is scanned, and its letters are no keys', async () => {
    const { server } = open('call', [parcelOf(1), parcelOf(2)]);
    await waitFor(async () => expect(await boxOf(1)).toHaveFocus());
    scanKeys('NCCX-PA');
    expect(await screen.findByRole('dialog')).toHaveAccessibleName('Call Customer 1');
    expect(changesSent(server)).toEqual([]);
  });

  test('a code that comes while a dialog is open sends nothing of it, and is named', async () => {
    const { server } = open('call', [parcelOf(1), parcelOf(2)]);
    await waitFor(async () => expect(await boxOf(1)).toHaveFocus());
    scanKeys('NCCX-PA');
    await screen.findByRole('dialog');
    scanKeys('NCCX-PB');
    expect(changesSent(server)).toEqual([]);
    expect(await screen.findByText('1 scan did nothing:')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(/NCCX-PB: Something else was open/);
  });

  test('what a scanner types without the end of a code is no keys', async () => {
    const { server } = open('call', [parcelOf(1), parcelOf(2)]);
    await waitFor(async () => expect(await boxOf(1)).toHaveFocus());
    scanKeys('NCCN', { end: 'Tab' });
    // Its keys would have had their effect before this scan.
    scanKeys('NCCX-PA');
    await screen.findByRole('dialog');
    expect(changesSent(server)).toEqual([]);
  });

  test('a keyboard with Nepali letters scans the same code', async () => {
    open('way', [], {
      tellScanned: async (request) => ({ message: JSON.stringify(await request.json()) }),
    });
    await screen.findByLabelText('Scan a label');
    scanKeys('NP-aB', { isNepali: true });
    expect(await screen.findByText('NP-aB is marked.')).toBeVisible();
  });

  test('on the way it is marked at once', async () => {
    const { server } = open('way', [], { tellScanned: { message: 'Parcel updated.' } });
    await screen.findByLabelText('Scan a label');
    scanKeys('NP-A');
    expect(await screen.findByText('NP-A is marked.')).toBeVisible();
    expect(changesSent(server)).toEqual([
      ['POST /order-product/scan', { code: 'NP-A', event: 'on_the_way' }],
    ]);
  });

  test('scans that did nothing stay until they are read, whatever is scanned after them', async () => {
    let scans = 0;
    const { user, server } = open('way', [], {
      tellScanned: () => {
        scans += 1;
        return scans === 1
          ? refuseWith('NOT_FOUND', 'There is no such parcel.')
          : { message: 'Parcel updated.' };
      },
    });
    const field = await screen.findByLabelText('Scan a label');
    await user.type(field, 'X-1{Enter}');
    expect(await screen.findByText('1 scan did nothing:')).toBeVisible();
    await user.type(field, 'N-2{Enter}');
    expect(await screen.findByText('N-2 is marked.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('X-1: There is no such parcel.');
    await user.selectOptions(screen.getByLabelText('Mark as'), 'Could not deliver');
    // No fault is shown before a reason is chosen.
    await user.type(field, 'N-3{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('N-3: Choose a reason first.');
    await user.selectOptions(screen.getByLabelText(/^Reason/), 'not_reached');
    await user.type(field, 'N-3{Enter}');
    await waitFor(() =>
      expect(changesSent(server).at(-1)).toEqual([
        'POST /order-product/scan',
        { code: 'N-3', event: 'not_delivered', reason: 'not_reached' },
      ]),
    );
    await user.keyboard('{Escape}{Escape}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('scans that did nothing are there after another desk, and after an order', async () => {
    const answers = { tellScanned: () => refuseWith('NOT_FOUND', 'There is no such parcel.') };
    const { user } = open('way', [parcelOf(1)], answers);
    await user.type(await screen.findByLabelText('Scan a label'), 'X-1{Enter}');
    expect(await screen.findByText('1 scan did nothing:')).toBeVisible();
    await user.keyboard('{Escape}2');
    await screen.findByRole('heading', { level: 1, name: 'To pack' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.keyboard('4');
    await screen.findByRole('heading', { level: 1, name: 'On the way' });
    expect(screen.getByRole('alert')).toHaveTextContent('X-1: There is no such parcel.');
    cleanup();
    const again = open('way', [], answers);
    await again.user.click(await screen.findByRole('button', { name: 'Hide' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a label that is scanned twice is said twice', async () => {
    const second = makeGate();
    let scans = 0;
    const { user } = open('way', [], {
      tellScanned: async () => {
        scans += 1;
        if (scans > 1) await second.opened;
        return { message: 'Parcel updated.' };
      },
    });
    const field = await screen.findByLabelText('Scan a label');
    await user.type(field, 'N-2{Enter}');
    expect(await screen.findByText('N-2 is marked.')).toBeVisible();
    await user.type(field, 'N-2{Enter}');
    expect(screen.queryByText('N-2 is marked.')).not.toBeInTheDocument();
    second.open();
    expect(await screen.findByText('N-2 is marked.')).toBeVisible();
  });

  test('what is scanned while another parcel is packed is named, and takes nothing from it', async () => {
    const [first, second] = [makeGate(), makeGate()];
    const paper = paperOf([camera]);
    const both = [1, 2].map((id) => parcelOf(id, { stage: 'confirmed' }));
    const { user } = open('pack', both, {
      desk: ({ url }) => {
        const code = new URL(url).searchParams.get('code');
        const found =
          code === null ? both : both.filter(({ order_number }) => order_number === code);
        return { parcels: found, total: 2, counts: {} };
      },
      papers: async ({ url }) => {
        const id = Number(new URL(url).searchParams.get('ids'));
        await (id === 1 ? first : second).opened;
        return { orders: [{ ...paper, id, order_number: `NP-2026-00000${id}` }], with_serials: [] };
      },
    });
    await boxOf(1);
    await user.keyboard('[Slash]NP-2026-000001{Enter}NP-2026-000002{Enter}');
    first.open();
    const name = 'Pack NP-2026-000001';
    const dialog = within(await screen.findByRole('dialog', { name }));
    await user.click(dialog.getByRole('checkbox', { name: 'Camera (0 of 2)' }));
    second.open();
    expect(await screen.findByText('1 scan did nothing:')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('NP-2026-000002: Something else was open.');
    expect(screen.getByRole('dialog', { name })).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: 'Camera (2 of 2)' })).toBeChecked();
  });

  test('selects what is handed over, also from another page', async () => {
    const packed = { stage: 'packed' } as const;
    const { user } = open('hand-over', [parcelOf(1, packed)], {
      desk: ({ url }) => {
        const code = new URL(url).searchParams.get('code');
        const parcels = [parcelOf(code === null ? 1 : 70, packed)];
        return { parcels: code === 'N-9' ? [] : parcels, total: 1, counts: {} };
      },
    });
    await boxOf(1);
    await user.keyboard('[Slash]NP-2026-0000070-1{Enter}N-9{Enter}');
    expect(await screen.findByText('1 parcel selected')).toBeVisible();
    expect(await screen.findByText(/Nothing with this code waits/)).toBeVisible();
    expect(screen.getByLabelText('Scan a label')).toHaveValue('');
  });

  test('opens what is packed, fills its lines one after the other, then asks for each serial number', async () => {
    const paper = paperOf([camera, disk(3, 'D-64'), { ...camera, quantity: 1 }, disk(4, 'D-128')]);
    const { user, server } = open('pack', [parcelOf(1, { stage: 'confirmed' })], {
      papers: { orders: [paper], with_serials: [8] },
      packParcel: { message: 'Parcel updated.' },
    });
    await boxOf(1);
    await user.keyboard('[Slash]NP-2026-000001{Enter}');
    const dialog = within(
      await screen.findByRole('dialog', { name: `Pack ${paper.order_number}` }),
    );
    const scan = dialog.getByLabelText('Scan or type a code');
    await user.keyboard('9{Enter}');
    expect(scan).toHaveAccessibleDescription(/Disk is here in several variants/);
    await user.keyboard('8{Enter}8{Enter}8{Enter}8{Enter}');
    expect(scan).toHaveAccessibleDescription(/All pieces of Camera are checked\./);
    await user.keyboard('d-64{Enter}d-128{Enter}');
    const serials = dialog.getAllByLabelText(/^Serial number of Camera/);
    expect(serials[0]).toHaveFocus();
    // The second of three is typed first: the focus moves on to the first empty one.
    await user.type(serials[1] as HTMLElement, 'S-2{Enter}');
    expect(serials[2]).toHaveFocus();
    await user.keyboard('S-3{Enter}');
    expect(serials[0]).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(changesSent(server)).toEqual([]);
    await user.keyboard('S-1{Enter}');
    expect(await screen.findByText('Parcel updated.')).toBeInTheDocument();
    const sent = [
      { line: 1, serial: 'S-1' },
      { line: 1, serial: 'S-2' },
      { line: 3, serial: 'S-3' },
    ];
    expect(changesSent(server)).toEqual([
      ['POST /order-product/1/parcel/1/pack', { serials: sent, version: 3 }],
    ]);
  });
});

const bulk = (...ids: number[]) => [
  'POST /order-product/bulk-event',
  { event: 'confirmed', parcels: ids.map((id) => ({ id, number: 1, version: 1 })) },
];

describe('confirming several orders', () => {
  const rules = [
    {
      rule: 'refusals' as const,
      leads_to: 'call' as const,
      at: '2026-11-20T06:15:00.000Z',
      figures: { refused: 2 },
    },
  ];
  const waiting = [parcelOf(1), parcelOf(2, { rules, customer_name: 'Hari Thapa' })];
  test('asks once, and names whom a rule wants called', async () => {
    const { user, server } = open('call', waiting);
    await boxOf(2);
    await user.keyboard('ac');
    const dialog = screen.getByRole('dialog', { name: 'Confirm without a call?' });
    expect(dialog).toHaveTextContent(/NP-2026-000002, Hari Thapa\. Call first: they refused 2/);
    expect(dialog).not.toHaveTextContent('NP-2026-000001');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(changesSent(server)).toEqual([bulk(1)]));
    await user.keyboard('{Escape}ac {Enter}');
    await waitFor(() => expect(changesSent(server)).toEqual([bulk(1), bulk(1, 2)]));
  });

  test('writes no call where none is needed', async () => {
    const { user, server } = open('call', [parcelOf(1, { no_call: 'small_sum' })]);
    await boxOf(1);
    await user.keyboard('c');
    await waitFor(() => expect(changesSent(server)).toEqual([bulk(1)]));
  });
});
