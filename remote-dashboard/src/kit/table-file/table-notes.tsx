import { Muted } from '@pasal/shared/dashboard';
import * as messages from './messages';

/** How a file was read: what was passed over, and in which letters it is written. */
export function TableNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <section aria-label={messages.howRead}>
      {notes.map((note) => (
        <p key={note}>
          <Muted>{note}</Muted>
        </p>
      ))}
    </section>
  );
}
