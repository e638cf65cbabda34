import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button } from '@pasal/shared/ui';
import { Fields, Section, SectionHead } from './admin-parts.styles';
import { Refusal } from './refusal';

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
  const heading = useId();
  return (
    <Section aria-labelledby={heading}>
      <SectionHead>
        <div>
          <h2 id={heading}>{title}</h2>
          <p>{lead}</p>
        </div>
      </SectionHead>
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
    </Section>
  );
}
