import { useState } from 'react';
import type { BulkParcelEventResponse, DeskParcel, ToldEvent } from '@pasal/shared/contracts';
import { notifyFailure, useAction } from '@pasal/shared/dashboard';
import { readOnce } from '../../../kit/read-once';
import type { Stayed } from '../../../kit/unread-scans/use-scans';
import { useCallOrderMutation, useLazyPapersQuery, useTellParcelsMutation } from '../../desks-api';
import { keyOf } from '../../model/desks';
import { nameOf } from '../../model/going-parcels';
import { idsOf, papersOf, type PaperOf } from '../../model/papers';
import * as messages from './messages';

/**
 * A desk's actions without a dialog: calls, events of many parcels, documents.
 * @param onLeft called with unchanged parcels, for a retry
 */
export function useWork(onLeft: (parcels: readonly DeskParcel[]) => void) {
  const [tell] = useTellParcelsMutation();
  const [call] = useCallOrderMutation();
  const [load] = useLazyPapersQuery();
  const { run, refusal, forget } = useAction();
  const [stayed, setStayed] = useState<readonly Stayed[]>([]);

  function note(parcels: readonly DeskParcel[], results: BulkParcelEventResponse['results']) {
    const problems = new Map(results.map((result) => [keyOf(result), result.problem]));
    const left = parcels.flatMap((parcel) => {
      const problem = problems.get(keyOf(parcel)) ?? null;
      return problem === null ? [] : [{ parcel, problem }];
    });
    setStayed(left.map(({ parcel, problem }) => ({ name: nameOf(parcel), problem })));
    onLeft(left.map(({ parcel }) => parcel));
  }

  async function reportAll(event: ToldEvent, parcels: readonly DeskParcel[]) {
    const asked = parcels.map(({ id, number, version }) => ({ id, number, version }));
    const answer = await run(tell({ body: { event, parcels: asked } }));
    if (answer) note(parcels, answer.results);
  }

  async function callOne(outcome: 'confirmed' | 'not_reached', { id, order_version }: DeskParcel) {
    setStayed([]);
    await run(call({ params: { id }, body: { outcome, version: order_version } }));
    onLeft([]);
  }

  /** The parcels with their current orders; undefined if loading failed. */
  async function read(parcels: readonly DeskParcel[]): Promise<PaperOf[] | undefined> {
    try {
      return papersOf(parcels, await readOnce(load({ query: { ids: idsOf(parcels) } })));
    } catch (error) {
      notifyFailure(error, messages.papersFailed, { flow: 'papers' });
      return undefined;
    }
  }

  const clear = () => {
    setStayed([]);
    forget();
  };
  return { reportAll, callOne, read, note, stayed, refusal, clear };
}
