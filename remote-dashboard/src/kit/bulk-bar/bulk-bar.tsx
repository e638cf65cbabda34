import type { ReactNode } from 'react';
import * as s from './bulk-bar.styles';

const NO_NOTES: readonly string[] = [];

interface BulkBarProps {
  /** Names its tools. */
  label: string;
  /** How many rows are selected, in words; undefined for none, and then the bar is not seen. */
  selected: string | undefined;
  /** Said after it. */
  notes?: readonly string[];
  /** What works on the selected rows. */
  children: ReactNode;
}

/** What can be done with the selected rows of a list together; it floats at the foot and moves no row. */
export function BulkBar({ label, selected, notes = NO_NOTES, children }: BulkBarProps) {
  return (
    <s.Place>
      <div role="status">
        {selected !== undefined && (
          <s.Count>
            <strong>{selected}</strong>
            {notes.map((note) => (
              <span key={note}>{note}</span>
            ))}
          </s.Count>
        )}
      </div>
      {selected !== undefined && (
        <s.Tools role="group" aria-label={label}>
          {children}
        </s.Tools>
      )}
    </s.Place>
  );
}
