import { useState } from 'react';
import { messageOf } from '@pasal/shared/api';
import {
  ORDER_PROOF,
  type ReturnableParcel,
  type ReturnKind,
  type ReturnReason,
  type ReturnWanted,
  type TrackQuery,
} from '@pasal/shared/contracts';
import { makeIdempotencyKey } from '@pasal/shared/domain';
import { notify } from '@pasal/shared/shell';
import { useForm, type FormProblems } from '@pasal/shared/ui';
import { useAskReturnMutation } from '../../returns-api';
import * as messages from './messages';
import { makeSmall } from './small-picture';

interface Draft {
  kind: ReturnKind;
  reason: ReturnReason | '';
  remarks: string;
  /** Pieces per line; absent means none. */
  pieces: Readonly<Record<number, number>>;
  files: readonly File[];
}

/** The goods eligible for this type of return. */
export const itemsFor = ({ items }: ReturnableParcel, kind: ReturnKind) =>
  items.flatMap(({ return_until, exchange_until, ...item }) => {
    const until = kind === 'return' ? return_until : exchange_until;
    return until === null ? [] : [{ ...item, until }];
  });

const wantedOf = (parcel: ReturnableParcel, { kind, reason, remarks, pieces }: Draft) => ({
  parcel: parcel.number,
  kind,
  reason: reason || 'other',
  remarks: remarks.trim(),
  items: itemsFor(parcel, kind).flatMap(({ line }) => {
    const quantity = pieces[line] ?? 0;
    return quantity > 0 ? [{ line, quantity }] : [];
  }),
});

function check(parcel: ReturnableParcel, draft: Draft): FormProblems {
  return {
    ...(wantedOf(parcel, draft).items.length === 0 && { pieces: messages.choose }),
    ...(draft.reason === '' && { reason: messages.chooseWhy }),
    ...(draft.reason === 'other' && draft.remarks.trim() === '' && { remarks: messages.sayWhy }),
  };
}

async function formOf(wanted: ReturnWanted, files: readonly File[]): Promise<FormData> {
  const form = new FormData();
  form.append('wanted', JSON.stringify(wanted));
  for (const file of files) form.append('pictures', await makeSmall(file), file.name);
  return form;
}

/** The draft of a return, and the call that requests it. */
export function useReturnForm(parcel: ReturnableParcel, proof: TrackQuery, onDone: () => void) {
  const [ask] = useAskReturnMutation();
  const [key] = useState(() => makeIdempotencyKey(crypto));
  const [problem, setProblem] = useState<string>();
  const [only, ...more] = parcel.items;
  const form = useForm<Draft>({
    start: {
      kind: itemsFor(parcel, 'return').length > 0 ? 'return' : 'exchange',
      reason: '',
      remarks: '',
      // With a single piece of a single line there is no choice.
      pieces: only && more.length === 0 && only.left === 1 ? { [only.line]: 1 } : {},
      files: [],
    },
    check: (draft) => check(parcel, draft),
    send: async (draft) => {
      setProblem(undefined);
      const sent = await formOf(wantedOf(parcel, draft), draft.files);
      const proven = encodeURIComponent(JSON.stringify(proof));
      const headers = { 'Idempotency-Key': key, [ORDER_PROOF]: proven };
      const request = { headers, form: sent };
      const { data, error } = await ask(request);
      if (!data) {
        setProblem(messageOf(error, messages.sendFailed));
        return undefined;
      }
      notify.success(data.message, { flow: 'return' });
      onDone();
      return undefined;
    },
  });
  return { ...form, problem };
}
