import { screen, within } from '@testing-library/react';
import type { User } from '@pasal/shared/contracts';
import { forgetShops, refuseWith } from '@pasal/shared/testing';
import { me } from '../../../testing/as-admin';
import { openDesk } from '../../../testing/desk';
import { DeskPage } from './desk-page';

afterEach(forgetShops);

const words = 'The first line needs a column for the parcel.';

/** Reads a list with a column unknown to the shop; returns the refused text, beside its message. */
async function readOdd(user: User, path: string) {
  const shop = openDesk(<DeskPage />, 'way', [], {
    currentUser: { user },
    courierReport: () => refuseWith('VALIDATION', words, [{ path, message: words }]),
  });
  await shop.user.click(await screen.findByRole('button', { name: "Courier's list" }));
  const dialog = within(screen.getByRole('dialog', { name: "Courier's list" }));
  await dialog.findByRole('option', { name: 'NCM' });
  await shop.user.selectOptions(dialog.getByLabelText('Courier'), 'NCM');
  const file = new File(['Maal No,Status\nN-1,Delivered'], 'list.csv', { type: 'text/csv' });
  await shop.user.upload(dialog.getByLabelText('Choose a file (CSV or Excel)'), file);
  expect(await dialog.findByRole('alert')).toHaveTextContent(words);
  return dialog.queryByRole('link', { name: "Name this courier's columns" });
}

test('a list with a column that nobody named leads the owner to where it is named', async () => {
  expect(await readOdd(me, 'headings')).toHaveAttribute(
    'href',
    '/dashboard/site-settings/desks?courier=4',
  );
});

test.each([
  ['staff, who cannot name it', { ...me, role: 'staff' as const }, 'headings'],
  ['who reads a list that is too long', me, 'text'],
])('%s is led nowhere', async (_who, user, path) => {
  expect(await readOdd(user, path)).not.toBeInTheDocument();
});
