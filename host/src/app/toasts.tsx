import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { media } from '@pasal/shared/theme';
import * as messages from './messages';
import { useToastList } from './use-toast-list';
import { useTopDialog } from './use-top-dialog';

/**
 * Below the header, and on phones over it: there the page's heading comes next (D92). The cart with its count stays
 * visible to their right.
 */
const Region = styled.section`
  --toasts-top: 76px;
  --toasts-right: 16px;
  --toast-padding: 8px 10px;
  ${media.phone} {
    --toasts-top: 4px;
    --toasts-right: 64px;
    /* Three lines are hardly higher than a header of one row. */
    --toast-padding: 0 10px;
  }
`;

/**
 * Shows the toasts; Alt+T moves the focus there (R9.10). While a dialog is open the region moves inside it, because
 * everything outside is inert and neither visible above it nor announced. The toasts' own code is loaded later.
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
    <Region ref={region} tabIndex={-1} aria-label={messages.notifications} aria-live="polite">
      {list}
    </Region>
  );
  return dialog ? createPortal(toasts, dialog) : toasts;
}
