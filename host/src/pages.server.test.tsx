/** @jest-environment node */
import type { ComponentType } from 'react';
import { renderOnServer } from '@pasal/shared/testing';
import { Toasts } from './app/toasts';
import { RemotesContext } from '@pasal/platform/browser/remotes/remotes-context';
import { ShopLayout } from './layout/shop-layout';
import { ContactPage } from './pages/contact/contact-page';
import { LoginPage } from './pages/login/login-page';
import { ownPages } from './pages/own-pages';
import { NotFoundPage } from './pages/not-found/not-found-page';
import { DashboardGuard } from './session/dashboard-guard';
import { makeFakeRemotes } from './testing/render-host';

const pages: [string, ComponentType, string][] = [
  ['the layout', ShopLayout, '<header'],
  ['login', LoginPage, '<h1>Staff login'],
  ['contact', ContactPage, '<h1>Contact us'],
  ['privacy policy', ownPages['privacy-policy'], '<h1>Privacy policy'],
  ['terms', ownPages.terms, '<h1>Terms and conditions'],
  ['a draft', ownPages.draft, 'Page Not Found'],
  ['page not found', NotFoundPage, 'Page Not Found'],
  ['the region of the toasts', Toasts, 'aria-label="Notifications"'],
  ['the guard of the dashboard', DashboardGuard, '<'],
];

test.each(pages)(
  '%s renders on a server, without window, document or storage',
  (_name, Page, part) => {
    expect([typeof window, typeof document, typeof localStorage]).toEqual(
      Array(3).fill('undefined'),
    );
    const remotes = makeFakeRemotes(() => Promise.reject(new Error('away')));
    const { html } = renderOnServer(
      <RemotesContext value={remotes}>
        <Page />
      </RemotesContext>,
    );
    expect(html).toContain(part);
    // The page's policy refuses style attributes.
    expect(html).not.toContain(' style=');
  },
);
