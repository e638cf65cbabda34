import type { ComponentType } from 'react';
import type { HostPage } from '../routes';
import { ContactPage } from './contact/contact-page';
import { LoginPage } from './login/login-page';
import { PrivacyPolicyPage } from './privacy-policy/privacy-policy-page';
import { TermsPage } from './terms/terms-page';

/** The pages of the host itself: one file, that most visits never need. */
export const ownPages: Record<HostPage, ComponentType> = {
  login: LoginPage,
  contact: ContactPage,
  'privacy-policy': PrivacyPolicyPage,
  terms: TermsPage,
};
