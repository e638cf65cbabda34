import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { media } from '@pasal/shared/theme';
import { useToastList } from './use-toast-list';
import { useTopDialog } from './use-top-dialog';

const NOTIFICATIONS = 'Notifications';

/** Below the header, which on phones has the search on a row of its own. */
const Region = styled.section`
  --toasts-top: 76px;
  ${media.phone} {
    --toasts-top: 128px;
  }
`;

/**
 * Where the toasts are shown; Alt+T moves the focus there (R9.10). While a dialog is open it lives
 * inside it: everything outside is inert, so neither seen above it nor read out. The toasts
 * themselves come later.
 */
export function Toasts() {
  const region = useRef<HTMLElement>(null);
  const dialog = useTopDialog();
  const list = useToastList();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyT') return;
      event.preventDefault();
      region.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const toasts = (
    <Region ref={region} tabIndex={-1} aria-label={NOTIFICATIONS} aria-live="polite">
      {list}
    </Region>
  );
  return dialog ? createPortal(toasts, dialog) : toasts;
}
