import { screen, waitFor, within } from '@testing-library/react';
import type { OwingCourier } from '@pasal/shared/contracts';
import { answerCalls, forgetShops, renderShop, signedIn } from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { me } from '../../../testing/as-admin';
import { MoneyPage } from './money-page';

afterEach(forgetShops);

const courier = (name: string, owed: number, late: number): OwingCourier => ({
  id: owed,
  name,
  phone: '+9779801112223',
  kind: 'courier',
  parcels: 2,
  owed,
  since: '2026-11-20T06:15:00.000Z',
  late,
});

function open(couriers: OwingCourier[], by = '') {
  const server = answerCalls({ currentUser: { user: me }, cashOwed: { couriers } });
  const page = renderShop(<MoneyPage />, {
    at: `/dashboard/money${by}`,
    route: patterns.money,
    state: signedIn(me),
  });
  return { server, ...page };
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

describe('who owes the shop', () => {
  it('stands with parcels, sum and what is late of it', async () => {
    open([courier('NCM', 6000, 1), courier('Hari', 1500, 0)]);
    const old = within(await row('NCM'));
    expect(old.getByText('1 late')).toBeVisible();
    expect(old.getByRole('link', { name: 'NCM' })).toHaveAttribute(
      'href',
      '/dashboard/money/courier/6000',
    );
    expect(within(await row('Hari')).queryByText(/late/)).toBeNull();
    expect(screen.getByText('Rs. 7,500').closest('p')).toHaveTextContent('4 parcels, 1 late');
  });

  it('is narrowed to what is late, in the address', async () => {
    const { server, user, location } = open([courier('NCM', 6000, 1)]);
    await user.click(await screen.findByRole('button', { name: 'Late only' }));
    expect(location()).toBe('/dashboard/money?late=true');
    const asked = server.calls.findLast(({ path }) => path === '/cash/owed');
    expect(asked?.query.get('late')).toBe('true');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'rider');
    expect(location()).toBe('/dashboard/money?late=true&kind=rider');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(location()).toBe('/dashboard/money');
  });

  it('is worked through by keys', async () => {
    const { user, location } = open([courier('NCM', 6000, 1), courier('Hari', 1500, 0)]);
    await waitFor(() => expect(screen.getByRole('link', { name: 'NCM' })).toHaveFocus());
    await user.keyboard('j');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Hari' })).toHaveFocus());
    await user.keyboard('{Shift>}l{/Shift}');
    await waitFor(() => expect(location()).toBe('/dashboard/money?late=true'));
    await user.keyboard('{Shift>}c{/Shift}');
    await waitFor(() => expect(location()).toBe('/dashboard/money'));
    await user.keyboard('{Shift>}f{/Shift}');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveFocus());
    await user.keyboard('{Escape}?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keys of this desk' }));
    const caps = dialog.getAllByRole('term').map(({ textContent }) => textContent);
    expect(caps.join(' ')).toBe('J ↓ K ↑ Enter Shift F Shift L Shift C 1 2 3 Esc ?');
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location()).toBe('/dashboard/money/courier/1500'));
  });

  it('has no debt that fits, which is not that nobody owes', async () => {
    open([], '?kind=bus');
    expect(await screen.findByText('No debt fits these filters')).toBeVisible();
  });

  it('may be nobody', async () => {
    open([]);
    expect(await screen.findByText('Nobody owes the shop anything')).toBeVisible();
  });
});
