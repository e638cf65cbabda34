import { useId, type ReactNode } from 'react';
import { Badge, type Tone } from '@pasal/shared/ui';
import type { Health } from '../../model/concerns';
import * as messages from './messages';
import * as s from './server-status.styles';

const TONES: Record<Health, Tone> = { well: 'success', look: 'warning', broken: 'danger' };

interface StatusCardProps {
  title: string;
  /** Absent for neutral information. */
  health?: Health;
  facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** One component: its health, and the facts behind it. */
export function StatusCard({ title, health, facts }: StatusCardProps) {
  const heading = useId();
  return (
    <s.Card aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{title}</h2>
        {health && <Badge $tone={TONES[health]}>{messages.health[health]}</Badge>}
      </header>
      <s.Facts>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </s.Facts>
    </s.Card>
  );
}
