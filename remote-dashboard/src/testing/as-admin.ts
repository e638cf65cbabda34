import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { makeUser, renderShop, signedIn, type ServerAnswers } from '@pasal/shared/testing';

/** The administrator who is signed in. */
export const me = makeUser({ id: 1, email: 'admin@pasal.test', role: 'admin' });

/** Opens a page as the administrator. */
export const openAsAdmin = (page: ReactElement, at: string) =>
  renderShop(page, { at, state: signedIn(me) });

/** Chooses an entry in the menu of an item. */
export async function choose(
  { user }: Pick<ReturnType<typeof renderShop>, 'user'>,
  name: string,
  item: string,
) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(screen.getByRole('menuitem', { name: item }));
}

/** The requests that change something, each with its body. */
export const changesSent = ({ calls }: ServerAnswers) =>
  calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [`${method} ${path}`, body]);
