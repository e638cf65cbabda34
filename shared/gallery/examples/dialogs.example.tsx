import { useState } from 'react';
import { Button, ConfirmDialog, Dialog, DialogActions, TextField } from '@pasal/shared/ui';

export const title = 'Dialogs';
export const about =
  'Keeps the focus, closes by Escape and by a press beside it, and gives the focus back.';

export const states = {
  'A question': function Question() {
    const [open, setOpen] = useState(false);
    const close = () => setOpen(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open the question</Button>
        <ConfirmDialog
          open={open}
          title="Remove the product?"
          text="It leaves the cart."
          confirmLabel="Remove"
          onConfirm={close}
          onClose={close}
        />
      </>
    );
  },
  'With a field': function WithField() {
    const [open, setOpen] = useState(false);
    const close = () => setOpen(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open the form</Button>
        <Dialog
          open={open}
          title="Ask about this product"
          onClose={close}
          actions={
            <DialogActions onCancel={close} onClick={close}>
              Send
            </DialogActions>
          }
        >
          <TextField label="Your question" required />
        </Dialog>
      </>
    );
  },
  'At work: nothing closes it': function AtWork() {
    const [open, setOpen] = useState(false);
    const [busy, setBusy] = useState(false);
    const send = () => {
      setBusy(true);
      setTimeout(() => {
        setBusy(false);
        setOpen(false);
      }, 2000);
    };
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open one that works</Button>
        <ConfirmDialog
          open={open}
          title="Cancel the order?"
          text="The shop is told at once."
          confirmLabel="Cancel Order"
          busy={busy}
          onConfirm={send}
          onClose={() => setOpen(false)}
        />
      </>
    );
  },
  'A drawer': function Drawer() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open the drawer</Button>
        <Dialog open={open} place="left" title="Filters" onClose={() => setOpen(false)}>
          <p>It fills the height, at the left.</p>
        </Dialog>
      </>
    );
  },
  'Long text': function LongText() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open a long one</Button>
        <Dialog
          open={open}
          place="wide"
          title="Terms of a warranty that goes on for three years and covers what is inside"
          onClose={() => setOpen(false)}
        >
          <p>{'The head stays in view while this is read. '.repeat(60)}</p>
        </Dialog>
      </>
    );
  },
};
