import type { ReactNode } from 'react';
import { StateView, icons } from '@pasal/shared/ui';
import * as messages from './messages';

interface NotAllowedProps {
  /** True for administrator-only pages. */
  isAdmins?: boolean;
  /** Links to pages the user may open. */
  children?: ReactNode;
}

/** The message for a page that the user's role may not open. */
export const NotAllowed = ({ isAdmins = false, children }: NotAllowedProps) => (
  <StateView
    icon={icons.shield}
    title={isAdmins ? messages.notAllowed : messages.notForRole}
    text={messages.notAllowedText}
  >
    {children}
  </StateView>
);
