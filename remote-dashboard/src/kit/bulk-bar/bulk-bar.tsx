import type { ReactNode } from 'react';
import * as s from './bulk-bar.styles';

const NO_NOTES: readonly string[] = [];

interface BulkBarProps {
  /** The accessible name of its tools. */
  label: string;
  /** A text with the number of selected rows; undefined hides the bar. */
  selected: string | undefined;
  /** Shown after it. */
  notes?: readonly string[];
  /** The actions on the selected rows. */
  children: ReactNode;
}

/** Bulk actions on a list's selected rows; floats at the bottom and moves no row. */
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
