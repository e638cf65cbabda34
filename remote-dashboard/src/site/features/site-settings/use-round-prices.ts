import { useState } from 'react';
import type { RoundPricesResponse } from '@pasal/shared/contracts';
import { failureOf } from '@pasal/shared/dashboard';
import { notify } from '@pasal/shared/shell';
import { useRoundPricesMutation } from '../../../products/products-api';
import * as messages from './rounding-messages';

/** Looks at the prices that the shop's rounding would change, and changes them. */
export function useRoundPrices(onDone: () => void) {
  const [report, setReport] = useState<RoundPricesResponse>();
  const [left, setLeft] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const [send, { isLoading }] = useRoundPricesMutation();

  async function run(work: () => Promise<void>) {
    setRefusal(undefined);
    try {
      await work();
    } catch (error) {
      setLeft(undefined);
      setRefusal(failureOf(error, messages.failed));
    }
  }

  const look = () => run(async () => setReport(await send({ body: { dry_run: true } }).unwrap()));

  /** A few seconds of the server's work with each call. */
  const apply = () =>
    run(async () => {
      for (let before = Infinity; ;) {
        const answer = await send({ body: { dry_run: false } }).unwrap();
        if (answer.left === 0 || answer.left >= before) break;
        before = answer.left;
        setLeft(before);
      }
      notify.success(messages.changed(report?.changed ?? 0));
      onDone();
    });

  return { report, left, refusal, isBusy: isLoading || left !== undefined, look, apply };
}
