import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Toaster } from 'react-hot-toast';
import { TOAST_DURATION } from '@pasal/shared/shell';
import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';
import { useTopDialog } from './use-top-dialog';

/** Whether this is the page, not a document of it: that never changes. */
const unchanging = () => () => undefined;
const inPage = () => true;
const inDocument = () => false;

const NOTIFICATIONS = 'Notifications';

const { color, font, layer, radius } = tokens;

/** Below the header, which on phones has the search on a row of its own. */
const Region = styled.section`
  --toasts-top: 76px;
  ${media.phone} {
    --toasts-top: 128px;
  }
`;

/**
 * The toasts: top right, 5 s by default; Alt+T moves the focus to them (R9.10). While a dialog is
 * open they live inside it: everything outside is inert, so neither seen above it nor read out.
 * What places them sets style attributes, which a page's policy refuses in a document: a server makes
 * their region only.
 */
export function Toasts() {
  const region = useRef<HTMLElement>(null);
  const dialog = useTopDialog();
  const inBrowser = useSyncExternalStore(unchanging, inPage, inDocument);
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
      {inBrowser && (
        <Toaster
          position="top-right"
          containerStyle={{ zIndex: layer.toast, top: 'var(--toasts-top)' }}
          toastOptions={{
            duration: TOAST_DURATION.normal,
            // The region is there before the toast and reads it out; twice would be once too often.
            ariaProps: { role: 'status', 'aria-live': 'off' },
            style: {
              color: color.ink,
              borderRadius: radius.md,
              fontSize: font.size.sm,
              fontWeight: font.weight.semibold,
              overflowWrap: 'anywhere',
            },
            success: { iconTheme: { primary: color.success, secondary: color.surface } },
            error: { iconTheme: { primary: color.danger, secondary: color.surface } },
          }}
        />
      )}
    </Region>
  );
  return dialog ? createPortal(toasts, dialog) : toasts;
}
