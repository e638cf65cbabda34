import { MAX_ORDERS_AT_ONCE, type DeskParcel } from '@pasal/shared/contracts';
import { ListPanel, Page, Refusal, Title } from '@pasal/shared/dashboard';
import { PageHead } from '@pasal/shared/shell';
import { bindingsOf, type KeyTool } from '../../../kit/desk-keys/key-tool';
import { ToolButtons } from '../../../kit/desk-keys/tool-buttons';
import { useCursor } from '../../../kit/desk-keys/use-cursor';
import { useDeskKeys } from '../../../kit/desk-keys/use-desk-keys';
import { TitleBar } from '../../../kit/title-bar';
import { StayedParcels } from '../../../kit/unread-scans/stayed-parcels';
import { useScans } from '../../../kit/unread-scans/use-scans';
import { DeskFilters } from '../../features/desk-filters/desk-filters';
import * as linkMessages from '../../features/desk-links/messages';
import { DeskLinks } from '../../features/desk-links/desk-links';
import { DeskList } from '../../features/desk-list/desk-list';
import { PrintedOrders } from '../../features/desk-print/printed-orders';
import { StageTabs } from '../../features/stage-tabs/stage-tabs';
import { useRefusedReportsQuery } from '../../desks-api';
import { keyOf, type Desk } from '../../model/desks';
import type { WorkAction } from '../../model/work-action';
import { DeskBar } from './desk-bar';
import { actionsOf } from './desk-actions';
import { DeskDialogs } from './desk-dialogs';
import { DeskScan } from './desk-scan';
import { useDeskTools } from './use-desk-tools';
import { useParcels } from './use-parcels';
import * as messages from './messages';
import { useOpenDialog } from './use-open-dialog';
import { useWork } from './use-work';

const NONE: readonly DeskParcel[] = [];

/** Binds each action to its key: for the selected parcels or the current row. */
function useKeys(
  actions: readonly WorkAction[],
  tools: readonly KeyTool[],
  selected: readonly DeskParcel[],
  current: DeskParcel | undefined,
) {
  const inHand = current ? [current] : NONE;
  const run = ({ isSingle, run: start }: WorkAction) => {
    const chosen = selected.length > 0 ? selected : inHand;
    const isFit = chosen.length <= (isSingle ? 1 : MAX_ORDERS_AT_ONCE);
    if (chosen.length > 0 && isFit) start(chosen);
  };
  useDeskKeys({
    ...bindingsOf(tools),
    ...Object.fromEntries(actions.map((action) => [action.code, () => run(action)])),
  });
}

/** Number of refused signed reports; shown at the desk for parcels in transit. */
const useRefused = (desk: Desk) =>
  useRefusedReportsQuery(undefined, { refetchOnMountOrArgChange: true, skip: desk !== 'way' })
    .currentData?.total ?? 0;

interface Surroundings {
  desk: Desk;
  list: ReturnType<typeof useParcels>;
  work: ReturnType<typeof useWork>;
  opened: ReturnType<typeof useOpenDialog>;
  scans: ReturnType<typeof useScans>;
}

/** Selects scanned parcels. For hand-over they accumulate; other desks process one at a time. */
const takeFound =
  ({ desk, list, work, opened, scans }: Surroundings) =>
  (parcel: DeskParcel, code: string) => {
    const fail = () => scans.onFailed(code, messages.wasOpen);
    if (opened.isOpen()) return fail();
    if (desk === 'hand-over') return list.select([parcel], true);
    const [usual] = actionsOf(desk, work, (next) => {
      if (!opened.open(next)) fail();
    });
    return usual?.run([parcel]);
  };

export function DeskWork({ desk }: { desk: Desk }) {
  const list = useParcels(desk);
  const { query, change, clear, correctPage, answer, parcels, selected, selection } = list;
  const work = useWork(list.replace);
  const opened = useOpenDialog();
  const { dialog, open, close } = opened;
  const refused = useRefused(desk);
  const cursor = useCursor(parcels, keyOf, `${dialog?.kind} ${refused}`);
  const scans = useScans(desk);
  const actions = actionsOf(desk, work, open);
  const leave = () => {
    if (scans.unread.length > 0) scans.clear();
    else if (work.stayed.length > 0) work.clear();
    else list.replace(NONE);
  };
  const tools = useDeskTools(desk, list, cursor, { refused, open, leave });
  useKeys(actions, tools, selected, cursor.current);
  const title = linkMessages.names[desk];
  return (
    <Page>
      <PageHead title={title} />
      <TitleBar>
        <Title>{title}</Title>
        <ToolButtons tools={tools} />
      </TitleBar>
      <DeskLinks desk={desk} counts={answer.data?.counts} late={answer.data?.late} />
      <StageTabs desk={desk} query={query} counts={answer.data?.counts} onChange={change} />
      <DeskScan
        {...{ desk, stage: query.stage, scans }}
        onFound={takeFound({ desk, list, work, opened, scans })}
      />
      <DeskFilters desk={desk} query={query} onChange={change} onClear={clear} />
      <Refusal text={work.refusal} />
      <StayedParcels
        title={messages.stayed(work.stayed.length)}
        stayed={work.stayed}
        onHide={work.clear}
      />
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
        keys={[...actions, ...tools]}
        onNote={work.note}
        onClose={close}
      />
      <PrintedOrders />
    </Page>
  );
}
