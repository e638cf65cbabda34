import { useEffect, type ReactNode } from 'react';
import { NotAllowed, Page, useCurrentUser } from '@pasal/shared/dashboard';
import { useLocation, useNavigate } from '@pasal/shared/routing';
import { PageHead, type ShellSlots } from '@pasal/shared/shell';
import { ButtonLink } from '@pasal/shared/ui';
import { patterns } from '../../paths';
import { entriesFor } from './entries';
import * as messages from './messages';
import { mayOpen } from './opened-by';

type PagesOfRoleProps = ShellSlots['dashboardFrame'] & { children: ReactNode };

/**
 * Shows pages of the user's role. Users without the overview start at their first page; any other forbidden page
 * shows a message with links to theirs.
 */
export function PagesOfRole({ routes, children }: PagesOfRoleProps) {
  const user = useCurrentUser();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isOpen = user === null || mayOpen(user, pathname);
  const seen = entriesFor(user, routes);
  const theirs = [...seen('main'), ...seen('administration')];
  const first = theirs[0]?.to ?? patterns.profile;
  const isStart = pathname === patterns.dashboard;
  useEffect(() => {
    if (!isOpen && isStart) void navigate(first, { replace: true });
  }, [isOpen, isStart, navigate, first]);
  if (isOpen) return children;
  if (isStart) return null;
  return (
    <Page>
      <PageHead title={messages.navigation} />
      <NotAllowed>
        {theirs.map(({ to, label }) => (
          <ButtonLink key={to} to={to} $variant="secondary">
            {label}
          </ButtonLink>
        ))}
      </NotAllowed>
    </Page>
  );
}
