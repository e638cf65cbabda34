import { useState } from 'react';
import { MAX_ORDERS_AT_ONCE, type DeskParcel } from '@pasal/shared/contracts';
import { ListPanel, Page, Refusal, Title } from '@pasal/shared/dashboard';
import { PageHead } from '@pasal/shared/shell';
import { useListQuery } from '../../../kit/list-filters/use-list-query';
import { TitleBar } from '../../../kit/title-bar';
import { DeskFilters } from '../../features/desk-filters/desk-filters';
import { useDeskKeys } from '../../features/desk-keys/use-desk-keys';
import * as linkMessages from '../../features/desk-links/messages';
import { DeskLinks } from '../../features/desk-links/desk-links';
import { DeskList, ROWS } from '../../features/desk-list/desk-list';
import { ScanForm } from '../../features/scan-form/scan-form';
import { useDeskQuery } from '../../desks-api';
import { readDeskQuery } from '../../model/desk-query';
import { keyOf, type Desk } from '../../model/desks';
import { NO_PARCELS, selectedParcels, withSelected } from '../../model/parcel-selection';
import type { WorkAction } from '../../model/work-action';
import { DeskBar } from './desk-bar';
import { actionsOf } from './desk-actions';
import { DeskDialogs, type OpenDialog } from './desk-dialogs';
import { DeskTools } from './desk-tools';
import { StayedParcels } from './stayed-parcels';
import { useCursor } from './use-cursor';
import { useWork } from './use-work';

const NONE: readonly DeskParcel[] = [];

/** The parcels of the desk's page, and which of them are selected. */
function useParcels(desk: Desk) {
  const list = useListQuery(readDeskQuery(desk));
  const answer = useDeskQuery(
    { query: { ...list.query, limit: ROWS } },
    { refetchOnMountOrArgChange: true },
  );
  const parcels = answer.currentData?.parcels ?? NONE;
  const [selection, setSelection] = useState(NO_PARCELS);
  const select = (some: readonly DeskParcel[], isOn: boolean) =>
    setSelection((before) => withSelected(before, some, isOn));
  const replace = (some: readonly DeskParcel[]) =>
    setSelection(withSelected(NO_PARCELS, some, true));
  const selected = selectedParcels(selection, parcels);
  return { ...list, answer, parcels, selection, selected, select, replace };
}

/** Lets each action be done by its key: with the selected parcels, or with the row in hand. */
function useKeys(
  actions: readonly WorkAction[],
  { parcels, selection, selected, select, replace }: ReturnType<typeof useParcels>,
  cursor: ReturnType<typeof useCursor>,
  onHelp: () => void,
) {
  const { current, step } = cursor;
  const inHand = current ? [current] : NONE;
  const run = ({ isSingle, run: start }: WorkAction) => {
    const chosen = selected.length > 0 ? selected : inHand;
    const isFit = chosen.length <= (isSingle ? 1 : MAX_ORDERS_AT_ONCE);
    if (chosen.length > 0 && isFit) start(chosen);
  };
  useDeskKeys({
    ...Object.fromEntries(actions.map((action) => [action.code, () => run(action)])),
    KeyJ: () => step(1),
    ArrowDown: () => step(1),
    KeyK: () => step(-1),
    ArrowUp: () => step(-1),
    KeyX: () => current && select([current], !selection.has(keyOf(current))),
    KeyA: () => replace(selected.length === parcels.length ? NONE : parcels),
    '?': onHelp,
  });
}

export function DeskWork({ desk }: { desk: Desk }) {
  const list = useParcels(desk);
  const { query, change, clear, correctPage, answer, parcels, selected, selection } = list;
  const cursor = useCursor(parcels);
  const work = useWork(list.replace);
  const [dialog, setDialog] = useState<OpenDialog>();
  const actions = actionsOf(desk, work, setDialog);
  const openKeys = () => setDialog({ kind: 'keys' });
  useKeys(actions, list, cursor, openKeys);
  const title = linkMessages.names[desk];
  return (
    <Page>
      <PageHead title={title} />
      <TitleBar>
        <Title>{title}</Title>
        <DeskTools desk={desk} parcels={parcels} onSelect={list.replace} onOpen={setDialog} />
      </TitleBar>
      <DeskLinks desk={desk} counts={answer.data?.counts} />
      {desk === 'way' && <ScanForm />}
      <DeskFilters desk={desk} query={query} onChange={change} onClear={clear} />
      <Refusal text={work.refusal} />
      <StayedParcels stayed={work.stayed} onHide={work.clear} />
      <ListPanel aria-label={title}>
        <DeskList
          {...{ desk, title, query, actions, answer, parcels, selection }}
          total={answer.data?.total}
          current={cursor.current && keyOf(cursor.current)}
          onSelect={list.select}
          onCurrent={cursor.toKey}
          onPage={(page) => change({ page })}
          onPageGone={correctPage}
        />
        <DeskBar actions={actions} selected={selected} onClear={() => list.replace(NONE)} />
      </ListPanel>
      <DeskDialogs
        dialog={dialog}
        actions={actions}
        onNote={work.note}
        onClose={() => setDialog(undefined)}
      />
    </Page>
  );
}
