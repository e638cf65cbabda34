import { useId } from 'react';
import { Link } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { Checkbox, VisuallyHidden } from '@pasal/shared/ui';
import { TERMS_BEFORE_LINK, TERMS_HINT, TERMS_LINK } from './messages';

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
            {TERMS_BEFORE_LINK}
            <Link to={paths.terms()} target="_blank" rel="noopener" aria-describedby={hint}>
              {TERMS_LINK}
            </Link>
          </>
        }
      />
      <VisuallyHidden id={hint}>{TERMS_HINT}</VisuallyHidden>
    </div>
  );
}
