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
  /** Reloads the settings; resolves to undefined if that failed. */
  onLoadAgain: () => Promise<Answer | undefined>;
}

/** Why saving was refused. If someone else has saved, their changes are merged at once. */
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
