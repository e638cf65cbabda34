import type { ReactNode } from 'react';
import { Figures, Scroll } from './chart.styles';
import * as messages from './messages';

interface ChartTableProps {
  /** Of the heading it stands under. */
  labelledBy: string;
  /** Head and body of the table. */
  children: ReactNode;
}

/** What a chart draws as a table, for whoever asks for it. */
export function ChartTable({ labelledBy, children }: ChartTableProps) {
  return (
    <details>
      <summary>{messages.asTable}</summary>
      <Scroll tabIndex={0} role="group" aria-labelledby={labelledBy}>
        <Figures>{children}</Figures>
      </Scroll>
    </details>
  );
}
