import { useState } from 'react';
import type { BulkPriceResult, StaffProduct } from '@pasal/shared/contracts';
import { failureOf } from '@pasal/shared/dashboard';
import { notify } from '@pasal/shared/shell';
import { useChangeProductPricesMutation } from '../../products-api';
import * as messages from './messages';

type Direction = keyof typeof messages.directions;
export const DIRECTIONS = Object.keys(messages.directions) as Direction[];

/** A price change being edited; `results` are the prices previewed by the server. */
export function usePriceChange(products: readonly StaffProduct[], onDone: () => void) {
  const [direction, setDirection] = useState<Direction>('lower percent');
  const [amount, setAmount] = useState('');
  const [problem, setProblem] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [results, setResults] = useState<readonly BulkPriceResult[]>();
  const [change, { isLoading }] = useChangeProductPricesMutation();

  async function send(dry_run: boolean) {
    const number = Number(amount);
    if (amount.trim() === '' || !(number > 0)) {
      setProblem(messages.amountWrong);
      return;
    }
    const signed = direction.startsWith('lower') ? -number : number;
    const by = direction.endsWith('percent') ? ('percent' as const) : ('rupees' as const);
    const seen = products.map(({ id, version }) => ({ id, version }));
    try {
      const body = { by, amount: signed, dry_run, products: seen };
      const answer = await change({ body }).unwrap();
      const stayed = answer.results.some((result) => result.problem !== null);
      setRefusal(dry_run || !stayed ? undefined : answer.message);
      // The preview explains unchanged products.
      if (dry_run || stayed) setResults(answer.results);
      else {
        notify.success(answer.message);
        onDone();
      }
    } catch (error) {
      setRefusal(failureOf(error, messages.priceFailed));
    }
  }

  /** A different change needs a new preview. */
  function forget() {
    setProblem(undefined);
    setResults(undefined);
  }

  return {
    direction,
    amount,
    problem,
    refusal,
    results,
    isLoading,
    send,
    setDirection: (next: Direction) => {
      setDirection(next);
      forget();
    },
    setAmount: (next: string) => {
      setAmount(next);
      forget();
    },
  };
}
