import { useState } from 'react';
import { Button } from '@pasal/shared/ui';
import { ImportDialog } from './import-dialog';
import * as messages from './messages';

/** Reads products out of a file: first what would happen, then for good. */
export function ProductImport({ onAdded }: { onAdded: () => void }) {
  const [open, setOpen] = useState(false);
  const finish = (added: number) => {
    setOpen(false);
    if (added > 0) onAdded();
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {messages.open}
      </Button>
      {open && <ImportDialog onDone={finish} onClose={() => setOpen(false)} />}
    </>
  );
}
