import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { DeskParcel } from '@pasal/shared/contracts';
import { forgetShops, type CallAnswers } from '@pasal/shared/testing';
import { changesSent } from '../../../testing/as-admin';
import { boxOf, openDesk, parcelOf } from '../../../testing/desk';
import { makeGate } from '../../../testing/gate';
import { DeskPage } from './desk-page';

afterEach(forgetShops);

const hold = (code: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'c', code, repeat: true });

const open = (desk: string, parcels: readonly DeskParcel[], more?: CallAnswers) =>
  openDesk(<DeskPage />, desk, parcels, more);

const STAGES = {
  call: 'new',
  pack: 'confirmed',
  'hand-over': 'packed',
  way: 'handed_over',
  back: 'coming_back',
} as const;

/** Names in the list of keys that differ from the names on the page. */
const OTHER_NAMES: readonly (readonly [page: RegExp, key: string])[] = [
  [/^Select NP-/, 'Select or leave out the row'],
  [/^Select all on this page$/, 'Select all rows in view, or leave them out'],
  [/^(Clear selection|Hide)$/, 'Leave a field; hide what stayed; clear the selection'],
  [/^\+977/, 'Call the number'],
  [/^NP-/, 'Open the order'],
  [/^Previous$/, 'Page before'],
  [/^Next$/, 'Next page'],
];
/** Controls that open a menu whose entries have keys themselves. */
const OPENS = /^More for NP-/;

/** The page's name of a control, without its row; in a group of fields, the name of their key. */
function nameOf(control: HTMLElement): string {
  const isButton = control.matches('button, a');
  if (!isButton && control.closest('[data-filters]') !== null) return 'Filters';
  if (!isButton && control.closest('form') !== null) return 'Scan a label';
  const copy = control.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('kbd, span').forEach((part) => part.remove());
  return (control.getAttribute('aria-label') ?? copy.textContent).trim();
}

/** All controls on the page that can be pressed or filled in. */
const controls = () =>
  (['button', 'link', 'checkbox', 'textbox', 'combobox'] as const)
    .flatMap((role) => screen.queryAllByRole(role))
    .map(nameOf)
    .filter((name) => !OPENS.test(name));

const selected = (text: string) => expect(screen.getByText(text)).toBeInTheDocument();

const none = () =>
  expect(screen.queryByRole('group', { name: 'Selected parcels' })).not.toBeInTheDocument();
const onTheWay = () => screen.getByRole('button', { name: /^On the way/ });

describe('the keys of a desk', () => {
  test.each(Object.entries(STAGES))('%s: each button has one', async (desk, stage) => {
    const parcels = [1, 2].map((id) => parcelOf(id, { stage, no_call: 'known_buyer' }));
    const { user } = open(desk, parcels, {
      desk: { parcels, total: 70, counts: {} },
      refusedReports: { reports: [], total: 1 },
    });
    await boxOf(1);
    await user.keyboard('x');
    const names = controls();
    await user.keyboard('?');
    const dialog = within(screen.getByRole('dialog', { name: 'Keys of this desk' }));
    const keyed = new Set(dialog.getAllByRole('definition').map(({ textContent }) => textContent));
    const without = names.filter((name) => {
      const [, other = name] = OTHER_NAMES.find(([page]) => page.test(name)) ?? [];
      return !keyed.has(other);
    });
    expect(without).toEqual([]);
    const caps = dialog.getAllByRole('term').map(({ textContent }) => textContent);
    expect(new Set(caps).size).toBe(caps.length);
  });

  test('select page by page, and all that waits at once', async () => {
    const all = Array.from({ length: 60 }, (_none, at) => parcelOf(at + 1));
    const { user, server } = open('call', all, {
      desk: ({ url }) => {
        const { searchParams } = new URL(url);
        const limit = Number(searchParams.get('limit'));
        const from = (Number(searchParams.get('page') ?? 1) - 1) * limit;
        return { parcels: all.slice(from, from + limit), total: 60, counts: { new: 60 } };
      },
    });
    await boxOf(1);
    await user.keyboard('a');
    selected('50 parcels selected');
    await user.keyboard(']');
    await boxOf(51);
    await user.keyboard('a');
    selected('60 parcels selected');
    // The selection on the other page stays.
    await user.keyboard('a');
    selected('50 parcels selected');
    await user.keyboard('[[');
    await boxOf(1);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Selected parcels' })).not.toBeInTheDocument();
    await user.keyboard('{Shift>}a{/Shift}');
    await waitFor(() => selected('60 parcels selected'));
    expect(screen.getByRole('group', { name: 'Selected parcels' })).toBeVisible();
    expect(server.calls.filter(({ query }) => query.get('limit') === '100')).toHaveLength(1);
  });

  test('clear filters and no stage; what they change leaves nothing selected', async () => {
    const later = makeGate();
    const parcels = [parcelOf(1, { stage: 'handed_over' })];
    const { user, server } = open('way?promised_by=2026-11-20', parcels, {
      desk: async ({ url }) => {
        if (new URL(url).searchParams.get('limit') === '100') await later.opened;
        return { parcels, total: 60, counts: {} };
      },
    });
    await boxOf(1);
    await user.keyboard('x');
    selected('1 parcel selected');
    await user.keyboard('{Shift>}2{/Shift}');
    await waitFor(() => expect(onTheWay()).toHaveAttribute('aria-pressed', 'true'));
    none();
    await boxOf(1);
    await user.keyboard('x');
    selected('1 parcel selected');
    await user.keyboard('{Shift>}ac{/Shift}');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument(),
    );
    expect(onTheWay()).toHaveAttribute('aria-pressed', 'true');
    none();
    // All of the rows before were requested; that answer arrives too late.
    later.open();
    await waitFor(() =>
      expect(server.calls.some(({ query }) => query.get('limit') === '100')).toBe(true),
    );
    await user.keyboard('{Shift>}1{/Shift}');
    await boxOf(1);
    none();
  });

  test('a key that is held down moves on, and does its work once', async () => {
    const { server } = open('call', [parcelOf(1), parcelOf(2)]);
    const box = await boxOf(1);
    await waitFor(() => expect(box).toHaveFocus());
    hold('KeyC');
    hold('KeyJ');
    expect(await boxOf(2)).toHaveFocus();
    expect(changesSent(server)).toEqual([]);
  });

  test('reach the filters, the number, the order and the other desks', async () => {
    const { user } = open('way', [parcelOf(1, { stage: 'handed_over' })]);
    const box = await boxOf(1);
    await waitFor(() => expect(box).toHaveFocus());
    const pressed: string[] = [];
    const note = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.protocol === 'tel:') pressed.push(link.href);
      if (link?.protocol === 'tel:') event.preventDefault();
    };
    document.addEventListener('click', note);
    await user.keyboard('t');
    document.removeEventListener('click', note);
    expect(pressed).toEqual(['tel:+9779841234567']);
    await user.keyboard('[Slash]');
    expect(screen.getByLabelText('Scan a label')).toHaveFocus();
    await user.keyboard('x{Escape}{Shift>}f{/Shift}');
    expect(screen.getByLabelText('Courier')).toHaveFocus();
    await user.keyboard('{Escape}{Shift>}l{/Shift}');
    expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeInTheDocument();
    await user.keyboard('{Shift>}c{/Shift}');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument(),
    );
    await user.keyboard('l');
    const list = within(screen.getByRole('dialog', { name: "Courier's list" }));
    await user.click(list.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await user.keyboard('2');
    expect(await screen.findByRole('heading', { level: 1, name: 'To pack' })).toBeInTheDocument();
  });
});
