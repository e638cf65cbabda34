import type { ReactNode } from 'react';
import { Figures, Scroll } from './chart.styles';
import * as messages from './messages';

interface ChartTableProps {
  /** Id of the heading above it. */
  labelledBy: string;
  /** Head and body of the table. */
  children: ReactNode;
}

/** The data of a chart as a table that can be opened. */
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
