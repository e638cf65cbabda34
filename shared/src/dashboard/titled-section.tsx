import { useId, type ReactNode } from 'react';
import { Section, SectionHead } from './admin-page.styles';

interface TitledSectionProps {
  title: string;
  lead?: string;
  /** An action for the whole section, beside its title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of an admin page under a heading of its own. */
export function TitledSection({ title, lead, action, children }: TitledSectionProps) {
  const heading = useId();
  const head = <h2 id={heading}>{title}</h2>;
  return (
    <Section aria-labelledby={heading}>
      <SectionHead>
        {lead === undefined ? (
          head
        ) : (
          <div>
            {head}
            <p>{lead}</p>
          </div>
        )}
        {action}
      </SectionHead>
      {children}
    </Section>
  );
}
