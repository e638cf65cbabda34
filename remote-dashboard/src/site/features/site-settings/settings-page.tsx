import type { ReactNode } from 'react';
import { AdminPage } from '@pasal/shared/dashboard';
import { Icon } from '@pasal/shared/ui';
import { patterns } from '../../../paths';
import * as messages from './messages';
import { SETTINGS_PAGES } from './settings-pages';
import * as s from './settings-page.styles';

/** Links between the settings pages; all are visible at every width. */
function SettingsNav() {
  return (
    <s.Nav aria-label={messages.pages}>
      <ul>
        {Object.values(SETTINGS_PAGES).map(({ to, label, icon }) => (
          <li key={to}>
            <s.PageLink to={to} end={to === patterns.siteSettings}>
              <Icon shape={icon} />
              {label}
            </s.PageLink>
          </li>
        ))}
      </ul>
    </s.Nav>
  );
}

interface SettingsPageProps {
  page: keyof typeof SETTINGS_PAGES;
  children: ReactNode;
}

/** A page of the site settings: common title and navigation, then its own form. */
export function SettingsPage({ page, children }: SettingsPageProps) {
  const { label, lead } = SETTINGS_PAGES[page];
  return (
    <AdminPage title={messages.title} documentTitle={messages.titleOf(label)}>
      <SettingsNav />
      <s.Lead>{lead}</s.Lead>
      {children}
    </AdminPage>
  );
}
