import { useState } from 'react';
import { MAX_ORDERS_AT_ONCE, type DeskParcel } from '@pasal/shared/contracts';
import { notifyFailure } from '@pasal/shared/dashboard';
import { useListQuery } from '../../../kit/list-filters/use-list-query';
import { readOnce } from '../../../kit/read-once';
import { ROWS } from '../../features/desk-list/desk-list';
import * as listMessages from '../../features/desk-list/messages';
import { useDeskQuery, useLazyDeskQuery } from '../../desks-api';
import { NO_FILTERS, readDeskQuery } from '../../model/desk-query';
import type { Desk } from '../../model/desks';
import { NO_PARCELS, selectedParcels, withSelected } from '../../model/parcel-selection';

const NONE: readonly DeskParcel[] = [];

/** The parcels of the desk's page, and the selection across all its pages. */
export function useParcels(desk: Desk) {
  const list = useListQuery(readDeskQuery(desk));
  const answer = useDeskQuery(
    { query: { ...list.query, limit: ROWS } },
    { refetchOnMountOrArgChange: true },
  );
  const [load] = useLazyDeskQuery();
  const parcels = answer.currentData?.parcels ?? NONE;
  const { page: _page, ...filters } = list.query;
  const shown = JSON.stringify(filters);
  const [{ selection, of }, setSelected] = useState({ selection: NO_PARCELS, of: shown });
  // Filtered-out parcels must not be changed unseen.
  if (of !== shown) setSelected({ selection: NO_PARCELS, of: shown });
  const select = (some: readonly DeskParcel[], isOn: boolean) =>
    setSelected((now) => ({ ...now, selection: withSelected(now.selection, some, isOn) }));
  /** A response that arrives after a filter change selects nothing. */
  const replace = (some: readonly DeskParcel[]) =>
    setSelected((now) =>
      now.of === shown ? { ...now, selection: withSelected(NO_PARCELS, some, true) } : now,
    );

  /** Selects parcels across all pages, up to the bulk limit; oldest first. */
  async function selectAll() {
    const query = { ...list.query, page: 1, limit: MAX_ORDERS_AT_ONCE };
    try {
      replace((await readOnce(load({ query }))).parcels);
    } catch (error) {
      notifyFailure(error, listMessages.failed, { flow: 'desk' });
    }
  }
  const selected = selectedParcels(selection, parcels);
  const clear = () => list.change(NO_FILTERS);
  return { ...list, clear, answer, parcels, selection, selected, select, replace, selectAll };
}
