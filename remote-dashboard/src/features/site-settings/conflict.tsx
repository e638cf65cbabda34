import { useEffect, useEffectEvent } from 'react';
import { Button } from '@pasal/shared/ui';
import { Refusal } from '../admin-parts/refusal';
import type { useAction } from '../admin-parts/use-action';
import { messages } from './messages';

const CONFLICT = 409;

interface ConflictProps<Answer> {
  action: Pick<ReturnType<typeof useAction>, 'refusal' | 'status'>;
  kept: { hasTakenIn: boolean; takeIn: (answer: Answer) => void };
  /** Reads the settings anew; undefined when that failed. */
  onLoadAgain: () => Promise<Answer | undefined>;
}

/** Why saving was refused. After someone else has saved theirs, their changes are taken in at once. */
export function Conflict<Answer>({ action, kept, onLoadAgain }: ConflictProps<Answer>) {
  const { refusal, status } = action;

  async function load() {
    const answer = await onLoadAgain();
    if (answer !== undefined) kept.takeIn(answer);
  }
  const loadAtOnce = useEffectEvent(() => void load());
  useEffect(() => {
    if (status === CONFLICT) loadAtOnce();
  }, [status]);

  return (
    <>
      <Refusal text={refusal} />
      {status === CONFLICT &&
        (kept.hasTakenIn ? (
          <p role="status">{messages.takenIn}</p>
        ) : (
          <Button variant="secondary" onClick={() => void load()}>
            {messages.loadAgain}
          </Button>
        ))}
    </>
  );
}
