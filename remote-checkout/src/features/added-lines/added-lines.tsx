import type { ReactNode } from 'react';
import type { LineAgain } from '../../model/order-again';
import { Words } from './added-lines.styles';
import * as messages from './messages';
import { notesOf } from './notes-of';

interface AddedLinesProps {
  lines: readonly LineAgain[];
  /** Shown if nothing could be added. */
  none: string;
  /** The next action, once something was added. */
  next?: ReactNode;
}

/** The number of pieces added to the cart, and the result of each other line. */
export function AddedLines({ lines, none, next }: AddedLinesProps) {
  const added = lines.reduce((sum, line) => sum + line.added, 0);
  const notes = lines.flatMap(notesOf);
  return (
    <Words $tone={notes.length > 0 ? 'warning' : 'success'}>
      <p>{added === 0 ? none : messages.piecesAdded(added)}</p>
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {added > 0 && next}
    </Words>
  );
}
