import { useEffect, useState } from 'react';
import { useBlocker } from '@pasal/shared/routing';
import { ConfirmDialog } from '@pasal/shared/ui';
import { registerAsker, wasAsked } from './ask-to-leave';
import * as messages from './messages';

/** Asks before input is lost: when leaving the page, the session or the browser. */
export function LeaveGuard({ active }: { active: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      active && currentLocation.pathname !== nextLocation.pathname && !wasAsked(nextLocation.state),
  );
  const [asked, setAsked] = useState<{ answer: (mayLeave: boolean) => void }>();
  useEffect(() => {
    if (!active) return undefined;
    return registerAsker(() => new Promise((answer) => setAsked({ answer })));
  }, [active]);
  useEffect(() => {
    if (!active) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);

  function decide(mayLeave: boolean) {
    setAsked(undefined);
    asked?.answer(mayLeave);
    if (mayLeave) blocker.proceed?.();
    else blocker.reset?.();
  }

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked' || asked !== undefined}
      title={messages.unsavedTitle}
      text={messages.unsavedText}
      confirmLabel={messages.leave}
      onConfirm={() => decide(true)}
      onClose={() => decide(false)}
    />
  );
}
