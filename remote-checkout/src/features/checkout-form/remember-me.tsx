import { useId } from 'react';
import { Button, Checkbox } from '@pasal/shared/ui';
import * as messages from './messages';
import { Hint, Remembered } from './remember-me.styles';
import type { useRemembering } from './use-remembering';

interface RememberMeProps {
  remembering: ReturnType<typeof useRemembering>;
}

/** Asks whether to store the buyer's details for next time; nothing is stored without consent (D91). */
export function RememberMe({ remembering: { wanted, choose } }: RememberMeProps) {
  const hint = useId();
  return (
    <div>
      <Checkbox
        name="remember"
        label={messages.rememberMe}
        aria-describedby={hint}
        checked={wanted}
        onChange={({ target }) => choose(target.checked)}
      />
      <Hint id={hint}>{messages.rememberHint}</Hint>
    </div>
  );
}

/** Explains why the form is prefilled, with a button to forget the details; nothing for an unknown buyer. */
export function RememberedNotice({ remembering: { isKnown, forget } }: RememberMeProps) {
  if (!isKnown) return null;
  return (
    <Remembered>
      <p>{messages.remembered}</p>
      <Button variant="quiet" onClick={forget}>
        {messages.forgetMe}
      </Button>
    </Remembered>
  );
}
