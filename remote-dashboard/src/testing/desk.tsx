import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { DeskParcel } from '@pasal/shared/contracts';
import {
  answerCalls,
  makeOrder,
  makeSiteSettings,
  renderShop,
  signedIn,
  type CallAnswers,
} from '@pasal/shared/testing';
import { SCANNER_GAP } from '../kit/scanner';
import { makeCourier } from './courier';
import { ownPaths, patterns } from '../paths';

/** A parcel in a desk's list. */
export const parcelOf = (id: number, part: Partial<DeskParcel> = {}): DeskParcel => ({
  id,
  number: 1,
  order_number: `NP-2026-00000${id}`,
  created_at: '2026-11-20T06:15:00.000Z',
  customer_name: `Customer ${id}`,
  phone: '+9779841234567',
  address: 'Baneshwor 10',
  district: 'Kathmandu',
  district_id: 1,
  city: 'Kathmandu',
  city_id: 10,
  delivery_type: 'home_delivery',
  status: 'pending',
  stage: 'new',
  stage_since: '2026-11-20T06:15:00.000Z',
  courier: null,
  courier_id: null,
  consignment: null,
  weight_grams: null,
  pieces: 1,
  cash_due: 9000,
  version: 1,
  order_version: 4,
  ...part,
});

const order = { ...makeOrder({ id: 1 }), history: [], parcels: [] };

/** Opens a desk with these waiting parcels. */
export function openDesk(
  page: ReactElement,
  desk: string,
  parcels: readonly DeskParcel[],
  more: CallAnswers = {},
) {
  const server = answerCalls({
    currentUser: { user: { id: 1, email: 'staff@pasal.test', role: 'staff' } },
    siteSettings: { settings: makeSiteSettings(), version: 1 },
    districts: { districts: [] },
    couriers: { couriers: [makeCourier()] },
    desk: {
      parcels: [...parcels],
      total: parcels.length,
      counts: { new: 12, confirmed: 3, returns: 2 },
      late: { confirmed: 1 },
    },
    refusedReports: { reports: [], total: 0 },
    callOrder: { message: 'Call saved.', order },
    tellParcels: {
      message: 'Parcel updated.',
      results: parcels.map(({ id, number }) => ({ id, number, problem: null })),
    },
    ...more,
  });
  const { user } = renderShop(page, {
    at: ownPaths.desk(desk),
    route: patterns.desk,
    state: signedIn({ id: 1, role: 'staff' }),
  });
  /** Presses keys, then waits until they cannot be part of a scan. */
  async function keyboard(keys: string) {
    await user.keyboard(keys);
    await act(() => new Promise((resolve) => setTimeout(resolve, SCANNER_GAP)));
  }
  return { user: { ...user, keyboard }, server };
}

/** The time of the next scan, after any typing. */
let scannedAt = 1e9;

/** A code as a scanner types it: key after key, much faster than anybody. */
export function scanKeys(code: string, { end = 'Enter', isNepali = false } = {}) {
  scannedAt += 10_000;
  [...code, end].forEach((letter, at) => {
    const isLetter = /^[a-z]$/i.test(letter);
    const key = isNepali && isLetter ? 'क' : letter;
    const place = isLetter ? `Key${letter.toUpperCase()}` : letter;
    const shiftKey = isLetter && letter === letter.toUpperCase();
    const press = createEvent.keyDown(document.body, { key, code: place, shiftKey });
    Object.defineProperty(press, 'timeStamp', { value: scannedAt + at * 10 });
    fireEvent(document.activeElement ?? document.body, press);
  });
}

/** The box of a parcel's row. */
export const boxOf = (id: number) =>
  screen.findByRole('checkbox', { name: `Select NP-2026-00000${id}` });
