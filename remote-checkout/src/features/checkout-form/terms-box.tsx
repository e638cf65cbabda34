import { useId, type RefObject } from 'react';
import { Link } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { Checkbox, VisuallyHidden } from '@pasal/shared/ui';
import * as messages from './messages';
import { Terms } from './terms-box.styles';

interface TermsBoxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The checkbox, to focus. */
  box: RefObject<HTMLInputElement | null>;
  /** True if the order was submitted without accepting. */
  isMissed: boolean;
}

/**
 * The label is literal; its last words link to the terms in a new tab, so that the form isn't lost. A line below
 * explains why the button is disabled (R4.14).
 */
export function TermsBox({ checked, onChange, box, isMissed }: TermsBoxProps) {
  const hint = useId();
  const reason = useId();
  return (
    <Terms data-missed={(isMissed && !checked) || undefined}>
      <Checkbox
        ref={box}
        name="terms"
        checked={checked}
        aria-describedby={reason}
        onChange={(event) => onChange(event.target.checked)}
        label={
          <>
            {messages.termsBeforeLink}
            <Link to={paths.terms()} target="_blank" rel="noopener" aria-describedby={hint}>
              {messages.termsLink}
            </Link>
            {messages.termsAfterLink}
          </>
        }
      />
      {/* Both lines have the same height, so nothing moves under the finger. */}
      <p id={reason}>{checked ? messages.termsAgreed : messages.termsFirst}</p>
      <VisuallyHidden id={hint}>{messages.termsHint}</VisuallyHidden>
    </Terms>
  );
}
