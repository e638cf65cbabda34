import { useState } from 'react';
import { Button } from '@pasal/shared/ui';
import { ImportDialog } from './import-dialog';
import * as messages from './messages';

/** Reads products out of a file: first what would happen, then for good. */
export function ProductImport() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {messages.open}
      </Button>
      {open && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  );
}
