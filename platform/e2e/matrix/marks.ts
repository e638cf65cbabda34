import type { Locator, Page } from '@playwright/test';
import type { Cell } from './cells';
import type { Mark } from './remotes';

/** Where a mark is on a page. */
export const marked = (page: Page, { role, name }: Mark): Locator =>
  role === 'status'
    ? page.getByRole(role).filter({ hasText: name })
    : page.getByRole(role, { name, exact: true }).first();

/** The page of a cell's remote, or its part in the layout of another's. */
export const target = ({ remote, place }: Cell) => (place === 'slot' && remote.slot) || remote.page;
