import type { ComponentProps, ReactNode } from 'react';
import { Fields, Refusal, TitledSection } from '@pasal/shared/dashboard';
import { Button } from '@pasal/shared/ui';

interface FormSectionProps extends ComponentProps<'form'> {
  title: string;
  lead: string;
  submitLabel: string;
  busy: boolean;
  /** Why it was refused. */
  refusal: string | undefined;
  children: ReactNode;
}

/** A form that is a section of a page: its title, its fields and its button. */
export function FormSection({ title, lead, children, ...props }: FormSectionProps) {
  const { submitLabel, busy, refusal, ...frame } = props;
  return (
    <TitledSection title={title} lead={lead}>
      <form {...frame}>
        <Fields>
          {children}
          <Refusal text={refusal} />
          <div>
            <Button type="submit" busy={busy}>
              {submitLabel}
            </Button>
          </div>
        </Fields>
      </form>
    </TitledSection>
  );
}
