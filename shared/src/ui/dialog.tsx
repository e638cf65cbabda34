import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';
import { WORDS } from '@pasal/shared/domain';
import { media, tokens } from '@pasal/shared/theme';
import { Button, IconButton } from './button';
import { Icon, icons } from './icons';
import * as messages from './messages';

const { space } = tokens;

const Frame = styled.dialog<{ $place: 'centre' | 'left' | 'wide' }>`
  padding: 0;
  border: 0;
  color: ${tokens.color.ink};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.high};
  &::backdrop {
    background: ${tokens.color.scrim};
  }
  ${({ $place }) =>
    $place === 'left'
      ? `width: min(360px, calc(100vw - 48px)); height: 100dvh; max-height: none; margin: 0;
         scroll-padding-block: ${space(18)} ${space(20)};
         &[open] { display: flex; flex-direction: column; }`
      : `width: min(${$place === 'wide' ? 880 : 560}px, calc(100vw - 32px));
         max-height: calc(100dvh - 32px); border-radius: ${tokens.radius.lg};`}
`;
/* No landmarks: the page has its own, and a dialog may stand within its header. */
const Head = styled.div`
  position: sticky;
  top: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  padding: ${space(3)} ${space(3)} ${space(3)} ${space(6)};
  background: inherit;
  border-bottom: 1px solid ${tokens.color.border};
  h2 {
    font-size: ${tokens.font.size.lg};
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
`;
const Body = styled.div`
  flex: 1 0 auto;
  padding: ${space(5)} ${space(6)};
`;
const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space(3)};
  padding: 0 ${space(6)} ${space(5)};
  ${media.phone} {
    flex-direction: column-reverse;
  }
`;
/** A drawer may be taller than the viewport: its actions stay at the bottom. */
const Foot = styled(Actions)`
  position: sticky;
  bottom: 0;
  z-index: ${tokens.layer.sticky};
  padding-block: ${space(3)};
  border-top: 1px solid ${tokens.color.border};
  background: inherit;
`;

interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
  /** A call is pending whose result is shown in the dialog: it can't be closed until then. */
  busy?: boolean;
  /** `left` makes it a full-height drawer, `wide` gives pictures room. */
  place?: 'centre' | 'left' | 'wide';
}

/** A modal based on the native <dialog>: it traps focus, closes with Escape and restores focus. */
export function Dialog({ open, ...content }: DialogProps) {
  return open ? <OpenDialog {...content} /> : null;
}

function OpenDialog({
  title,
  onClose,
  children,
  actions,
  busy = false,
  place = 'centre',
}: Omit<DialogProps, 'open'>) {
  const frame = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const pressedOutside = useRef(false);
  const close = () => {
    if (!busy) onClose();
  };
  // A layout effect in its own component: it closes while the element is still in the page, so that the browser
  // restores the focus.
  useLayoutEffect(() => {
    const dialog = frame.current;
    if (!dialog) return undefined;
    dialog.showModal();
    return () => dialog.close();
  }, []);
  return (
    <Frame
      ref={frame}
      $place={place}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // The browser closes at a second Escape even if the first one was prevented.
      onClose={() => busy && !frame.current?.open && frame.current?.showModal()}
      // A press that began inside, such as selecting text, isn't a click outside.
      onPointerDown={(event) => {
        pressedOutside.current = event.target === frame.current;
      }}
      onClick={(event) => {
        if (event.target === frame.current && pressedOutside.current) close();
      }}
    >
      <Head>
        <h2 id={heading}>{title}</h2>
        <IconButton label={messages.close} disabled={busy} onClick={close}>
          <Icon shape={icons.close} />
        </IconButton>
      </Head>
      <Body>{children}</Body>
      {actions && (place === 'left' ? <Foot>{actions}</Foot> : <Actions>{actions}</Actions>)}
    </Frame>
  );
}

interface DialogActionsProps extends ComponentProps<typeof Button> {
  onCancel: () => void;
}

/** The buttons of a question: one cancels, the other, passed as a button, confirms. */
export function DialogActions({ onCancel, ...answer }: DialogActionsProps) {
  return (
    <>
      <Button variant="secondary" disabled={answer.busy} onClick={onCancel}>
        {WORDS.cancel}
      </Button>
      <Button {...answer} />
    </>
  );
}

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  confirmLabel: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an action that can't be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel, busy, onConfirm, onClose } = props;
  return (
    <Dialog
      open={open}
      title={title}
      busy={busy}
      onClose={onClose}
      actions={
        <DialogActions variant="danger" busy={busy} onClick={onConfirm} onCancel={onClose}>
          {confirmLabel}
        </DialogActions>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
