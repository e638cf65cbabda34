import type { ReactNode } from 'react';
import { StateView, icons } from '@pasal/shared/ui';
import * as messages from './messages';

interface NotAllowedProps {
  /** True where administrators alone see what stands here. */
  isAdmins?: boolean;
  /** Where the reader may go instead. */
  children?: ReactNode;
}

/** The calm refusal of a page that is not for the reader's role. */
export const NotAllowed = ({ isAdmins = false, children }: NotAllowedProps) => (
  <StateView
    icon={icons.shield}
    title={isAdmins ? messages.notAllowed : messages.notForRole}
    text={messages.notAllowedText}
  >
    {children}
  </StateView>
);
