import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { media } from '@pasal/shared/theme';
import { Fold } from './footer.styles';

const PHONE = media.phone.replace('@media ', '');

function listen(onChange: () => void) {
  const phone = window.matchMedia(PHONE);
  phone.addEventListener('change', onChange);
  return () => phone.removeEventListener('change', onChange);
}

/** True on a phone; the server does not know. */
const useIsPhone = () =>
  useSyncExternalStore(
    listen,
    () => window.matchMedia(PHONE).matches,
    () => false,
  );

/**
 * A column of the footer. A phone collapses it once its script runs; without JavaScript it is expanded, and on other
 * devices there is nothing to press.
 */
export function FooterFold({ title, children }: { title: string; children: ReactNode }) {
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold
      open={!isPhone || isOpen}
      onToggle={({ currentTarget }) => {
        if (isPhone) setOpen(currentTarget.open);
      }}
    >
      <summary tabIndex={isPhone ? undefined : -1}>
        <h2>{title}</h2>
      </summary>
      {children}
    </Fold>
  );
}
