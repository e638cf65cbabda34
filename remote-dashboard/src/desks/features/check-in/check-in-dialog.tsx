import { Fragment } from 'react';
import type { BulkParcelEventResponse, CheckedIn } from '@pasal/shared/contracts';
import { FormDialog, useDialogForm } from '@pasal/shared/dashboard';
import { messageOf } from '@pasal/shared/api';
import { TextField, type FormProblems } from '@pasal/shared/ui';
import { KeyedFields } from '../../../kit/keyed-fields';
import { useTellParcelMutation } from '../../desks-api';
import { goodsOf, type Goods, type PaperOf } from '../../model/papers';
import * as messages from './messages';

/** The counted pieces of a line, as typed. */
interface Count extends Pick<Goods, 'line' | 'quantity' | 'name'> {
  whole: string;
  damaged: string;
}

interface CheckInProps {
  /** As just read. */
  papers: readonly PaperOf[];
  onReported: (results: BulkParcelEventResponse['results']) => void;
  onClose: () => void;
}

const countsOf = (papers: readonly PaperOf[]): readonly Count[] =>
  papers.length === 1 && papers[0]
    ? goodsOf(papers[0]).map(({ line, quantity, name }) => ({
        line,
        quantity,
        name,
        whole: String(quantity),
        damaged: '0',
      }))
    : [];

const isWhole = (text: string) => /^\d+$/.test(text.trim());

/** Checks parcels in one by one: each is independent, and a refused one shows why. */
function useCheckIn({ papers, onReported, onClose }: CheckInProps) {
  const [tell] = useTellParcelMutation();

  async function checkIn({ order, parcel }: PaperOf, checked_in: CheckedIn[]) {
    const address = { id: order.id, number: parcel.number };
    try {
      const body = { event: 'came_back', checked_in, version: parcel.version } as const;
      await tell({ params: address, body }).unwrap();
      return { ...address, problem: null };
    } catch (error) {
      return { ...address, problem: messageOf(error, messages.failed) };
    }
  }

  async function checkInAll(counts: readonly Count[]) {
    const results: BulkParcelEventResponse['results'] = [];
    for (const paper of papers) {
      const counted = counts.length > 0 ? counts : countsOf([paper]);
      const checkedIn = counted.map(({ line, whole, damaged }) => ({
        line,
        whole: Number(whole),
        damaged: Number(damaged),
      }));
      results.push(await checkIn(paper, checkedIn));
    }
    onReported(results);
    const done = results.filter(({ problem }) => problem === null).length;
    return { message: messages.done(done) };
  }

  return useDialogForm<{ counts: readonly Count[] }, { message: string }>({
    start: { counts: countsOf(papers) },
    check: ({ counts }): FormProblems =>
      counts.every(({ whole, damaged }) => isWhole(whole) && isWhole(damaged))
        ? {}
        : { counts: messages.wrongNumber },
    call: ({ counts }) => ({ unwrap: () => checkInAll(counts) }),
    onClose,
  });
}

/** Counts the returned pieces of a parcel; several parcels at once are checked in as intact. */
export function CheckInDialog(props: CheckInProps) {
  const { frame, values, problems, set } = useCheckIn(props);
  const change = (line: number, part: Partial<Count>) =>
    set({
      counts: values.counts.map((count) => (count.line === line ? { ...count, ...part } : count)),
    });
  return (
    <FormDialog
      {...frame}
      title={messages.titled(props.papers.length)}
      submitLabel={messages.submit}
    >
      {values.counts.length === 0 && <p>{messages.allWhole}</p>}
      <KeyedFields>
        {values.counts.map(({ line, quantity, name, whole, damaged }) => {
          const bounds = { type: 'number', min: 0, max: quantity, error: problems.counts } as const;
          return (
            <Fragment key={line}>
              <TextField
                {...bounds}
                label={messages.whole(name)}
                hint={messages.countHint(quantity)}
                value={whole}
                onChange={({ target }) => change(line, { whole: target.value })}
              />
              <TextField
                {...bounds}
                label={messages.damaged(name)}
                value={damaged}
                onChange={({ target }) => change(line, { damaged: target.value })}
              />
            </Fragment>
          );
        })}
      </KeyedFields>
    </FormDialog>
  );
}
