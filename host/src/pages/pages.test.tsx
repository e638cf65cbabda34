import { screen } from '@testing-library/react';
import { answerCalls, failWith, forgetShops, makeSiteSettings } from '@pasal/shared/testing';
import { renderHost } from '../testing/render-host';
import { ContactPage } from './contact/contact-page';
import { NotFoundPage } from './not-found/not-found-page';
import { PrivacyPolicyPage } from './privacy-policy/privacy-policy-page';
import { TermsPage } from './terms/terms-page';

afterEach(forgetShops);

const settings = makeSiteSettings();

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
    ['Privacy policy', PrivacyPolicyPage, settings.legal.grievance_contact],
    ['Terms and conditions', TermsPage, settings.legal.pan_vat_number],
  ])('%s has one heading and names who runs the shop', async (title, Page, fact) => {
    answerCalls({ siteSettings: { settings, version: 1 } });
    renderHost(<Page />);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(await screen.findByText(new RegExp(fact))).toBeInTheDocument();
  });
});
