import { useEffect, useRef } from 'react';
import { Button } from '@pasal/shared/ui';
import type { PlacingFailure } from '../../model/ordering';
import * as messages from './messages';
import { ScarceLines } from './scarce-lines';
import { Root } from './placing-trouble.styles';

interface PlacingTroubleProps {
  failure: Pick<PlacingFailure, 'message' | 'retryable' | 'scarce'>;
  /** The order can't be retried while it can't be placed. */
  disabled: boolean;
  /** There is no connection; it is retried automatically once there is one. */
  offline: boolean;
}

/** Why the order wasn't placed; it remains after the toast. The button submits the form again. */
export function PlacingTrouble({ failure, disabled, offline }: PlacingTroubleProps) {
  // On a phone the button is sticky and this is far below it.
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure.retryable || failure.scarce) root.current?.focus();
  }, [failure]);
  return (
    <Root ref={root} tabIndex={-1}>
      <strong>{failure.message}</strong>
      {failure.scarce && <ScarceLines {...failure.scarce} />}
      {failure.retryable && (
        <>
          <p>{messages.nothingLost}</p>
          {offline && <p>{messages.whenOnline}</p>}
          <Button type="submit" variant="secondary" wide disabled={disabled}>
            {messages.tryAgain}
          </Button>
        </>
      )}
    </Root>
  );
}
