import { useEffect, useEffectEvent } from 'react';
import { Refusal, type useAction } from '@pasal/shared/dashboard';
import { Button } from '@pasal/shared/ui';
import * as messages from './messages';

interface ConflictProps<Answer> {
  form: {
    action: Pick<ReturnType<typeof useAction>, 'refusal' | 'code'>;
    hasTakenIn: boolean;
    takeIn: (answer: Answer) => void;
  };
  /** Reads the settings again; undefined when that failed. */
  onLoadAgain: () => Promise<Answer | undefined>;
}

/** Why saving was refused. After someone else has saved theirs, their changes are taken in at once. */
export function Conflict<Answer>({ form, onLoadAgain }: ConflictProps<Answer>) {
  const { refusal, code } = form.action;
  const isConflict = code === 'CONFLICT';

  async function load() {
    const answer = await onLoadAgain();
    if (answer !== undefined) form.takeIn(answer);
  }
  const loadAtOnce = useEffectEvent(() => void load());
  useEffect(() => {
    if (isConflict) loadAtOnce();
  }, [isConflict]);

  return (
    <>
      <Refusal text={refusal} />
      {isConflict &&
        (form.hasTakenIn ? (
          <p role="status">{messages.takenIn}</p>
        ) : (
          <Button variant="secondary" onClick={() => void load()}>
            {messages.loadAgain}
          </Button>
        ))}
    </>
  );
}
