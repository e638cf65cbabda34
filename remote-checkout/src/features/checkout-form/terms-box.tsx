import { useId } from 'react';
import { Link } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { Checkbox, VisuallyHidden } from '@pasal/shared/ui';
import * as messages from './messages';

interface TermsBoxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** The label is literal; its last words lead to the terms, in a tab of their own so that the form stays. */
export function TermsBox({ checked, onChange }: TermsBoxProps) {
  const hint = useId();
  return (
    <div>
      <Checkbox
        name="terms"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        label={
          <>
            {messages.termsBeforeLink}
            <Link to={paths.terms()} target="_blank" rel="noopener" aria-describedby={hint}>
              {messages.termsLink}
            </Link>
          </>
        }
      />
      <VisuallyHidden id={hint}>{messages.termsHint}</VisuallyHidden>
    </div>
  );
}
