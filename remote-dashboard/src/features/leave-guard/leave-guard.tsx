import { useEffect } from 'react';
import { useBlocker } from '@pasal/shared/routing';
import { ConfirmDialog } from '@pasal/shared/ui';
import { messages } from './messages';

/** Asks before what was typed is lost: on every way out of the page, and of the browser. */
export function LeaveGuard({ active }: { active: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      active && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!active) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={messages.unsavedTitle}
      text={messages.unsavedText}
      confirmLabel={messages.leave}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
