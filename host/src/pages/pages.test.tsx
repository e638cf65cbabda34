import { screen, within } from '@testing-library/react';
import type { SiteSettings } from '@pasal/shared/contracts';
import {
  answerCalls,
  failWith,
  forgetShops,
  makeSiteSettings,
  makeUser,
} from '@pasal/shared/testing';
import { renderHost } from '../testing/render-host';
import { UNSAID } from '../testing/unsaid';
import { ContactPage } from './contact/contact-page';
import { NotFoundPage } from './not-found/not-found-page';
import { DraftPage } from './owner-page/draft-page';
import { OwnerPage } from './owner-page/owner-page';

afterEach(forgetShops);

const settings = makeSiteSettings();

const say = (part: Partial<SiteSettings>) =>
  answerCalls({ siteSettings: { settings: { ...UNSAID, ...part }, version: 1 } });
const LOOK_UP = 'Track an order or check a warranty';
const isEmpty = (element: Element) => element.textContent === '';

describe('pages of the host', () => {
  it("shows \"'Page Not Found' with a 'Return Home' button\" (R2.9)", async () => {
    const { user, location } = renderHost(<NotFoundPage />, { at: '/nowhere' });
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Return Home' }));
    expect(location()).toBe('/');
  });

  it('shows "phones, location, email, website, social links" (R2.8)', async () => {
    answerCalls({ siteSettings: { settings, version: 1 } });
    renderHost(<ContactPage />);
    expect(await screen.findByRole('link', { name: settings.phones[0] })).toHaveAttribute(
      'href',
      'tel:+97715970000',
    );
    expect(screen.getByText(settings.address)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: settings.email })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: settings.website })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toBeInTheDocument();
  });

  it('leads to where an order or a warranty is looked up', async () => {
    answerCalls({ siteSettings: { settings, version: 1 } });
    renderHost(<ContactPage />);
    const link = await screen.findByRole('link', { name: LOOK_UP });
    expect(link).toHaveAttribute('href', '/track-order');
  });

  it('has a button for each chat, and none twice (D146)', async () => {
    const chats = { whatsapp: '+9779801234567', messenger: 'pasal.shop' };
    answerCalls({ siteSettings: { settings, version: 1, chats } });
    renderHost(<ContactPage />);
    const write = within(await screen.findByRole('group', { name: 'Write to us' }));
    expect(write.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://wa.me/9779801234567?text=Hello%2C%20I%20have%20a%20question.',
      'https://m.me/pasal.shop?text=Hello%2C%20I%20have%20a%20question.',
    ]);
    expect(screen.getAllByRole('link', { name: 'WhatsApp' })).toHaveLength(1);
  });

  it('has a card for what the shop has said of itself, and no other (D106)', async () => {
    say({ phones: ['9841234567'], opening_hours: 'Sun–Fri 10:00–18:00' });
    const { container } = renderHost(<ContactPage />);
    expect(await screen.findByRole('link', { name: '9841234567' })).toBeInTheDocument();
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Phones', 'Location']);
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual([LOOK_UP, '9841234567']);
    expect([...container.querySelectorAll('p, a, ul, section')].filter(isEmpty)).toEqual([]);
  });

  it('promises what is to come where the shop has said nothing yet (D106)', async () => {
    say({});
    renderHost(<ContactPage />);
    const words = 'Our phone number and address will be here soon.';
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByText(/Call, write or drop in/)).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveTextContent(LOOK_UP);
  });

  it('offers to try again when the contact details fail', async () => {
    const server = answerCalls({ siteSettings: failWith(500, {}) });
    const { user } = renderHost(<ContactPage />);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Contact details could not be loaded.',
    );
    server.set('siteSettings', { settings, version: 1 });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(settings.address)).toBeInTheDocument();
  });

  it.each([
    ['Privacy policy', 'privacy', settings.legal.grievance_contact],
    ['Terms and conditions', 'terms', settings.legal.pan_vat_number],
  ] as const)('%s has the owner’s text and names who runs the shop', async (title, kind, fact) => {
    answerCalls({
      siteSettings: { settings, version: 1 },
      ownerPage: { html: '<h2>Cookies</h2><p>None.</p>', language: 'en' },
    });
    renderHost(<OwnerPage kind={kind} />);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 2, name: 'Cookies' })).toBeInTheDocument();
    expect(await screen.findByText(new RegExp(fact))).toBeInTheDocument();
  });

  it('a text with a table is reached with the keyboard; one that fails can be asked for again', async () => {
    const server = answerCalls({ ownerPage: failWith(500, {}) });
    const { user } = renderHost(<OwnerPage kind="returns" />);
    await screen.findByText('This page could not be loaded.');
    const html = '<table><tbody><tr><td>Seven days</td></tr></tbody></table>';
    server.set('ownerPage', { html, language: 'en' });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('group', { name: 'Returns' })).toHaveAttribute('tabindex', '0');
  });

  describe('a draft', () => {
    const draft = {
      settings: { html: '<p>Not yet.</p>' },
      version: 1,
      published: null,
      has_draft: true,
    };
    const at = { at: '/draft/about/ne', route: '/draft/:kind/:language' };

    it('is shown as its page to who is signed in', async () => {
      const server = answerCalls({ siteSettings: { settings, version: 1 }, pageDraft: draft });
      const auth = { isAuthenticated: true, user: makeUser(), token: 't' };
      renderHost(<DraftPage />, { ...at, state: { auth } });
      expect(await screen.findByText('Not yet.')).toBeInTheDocument();
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About us');
      expect(screen.getByRole('status')).toHaveTextContent("Visitors don't see it yet.");
      expect(server.calls.map(({ path }) => path)).toContain('/site/pages/about/ne/draft');
    });

    it('is nowhere for everybody else', () => {
      const server = answerCalls({ pageDraft: draft });
      renderHost(<DraftPage />, at);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found');
      expect(server.calls).toEqual([]);
    });
  });
});
