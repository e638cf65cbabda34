import { Button } from '@pasal/shared/ui';
import * as messages from './messages';
import type { Remotes } from '@pasal/platform/browser/remotes/remotes';
import { useRemotes } from '@pasal/platform/browser/remotes/remotes-context';

/** The names that a visitor has retried, for each page. */
const triedAgain = new WeakMap<Remotes, Set<string>>();

interface RetryButtonsProps {
  /** The name of the failed remote or part. */
  what: string;
  variant: 'secondary' | 'quiet';
  onRetry: () => void;
}

/**
 * Retry, and after a first failed Retry a reload as well. A page stays with its initial version, so only another
 * document provides what that version lacks.
 */
export function RetryButtons({ what, variant, onRetry }: RetryButtonsProps) {
  const remotes = useRemotes();
  // Read on each render: a part that fails again at once does not render a second view.
  const hasRetried = triedAgain.get(remotes)?.has(what) ?? false;
  const retry = () => {
    triedAgain.set(remotes, (triedAgain.get(remotes) ?? new Set()).add(what));
    onRetry();
  };
  return (
    <>
      <Button variant={variant} onClick={retry}>
        {messages.retry}
      </Button>
      {hasRetried && (
        <Button variant={variant} onClick={() => window.location.reload()}>
          {messages.reload}
        </Button>
      )}
    </>
  );
}
