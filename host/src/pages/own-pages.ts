import { createElement, type ComponentType } from 'react';
import type { PageKind } from '@pasal/shared/contracts';
import type { HostPage } from '../routes';
import { ContactPage } from './contact/contact-page';
import { LoginPage } from './login/login-page';
import { DraftPage } from './owner-page/draft-page';
import { OwnerPage } from './owner-page/owner-page';

const pageOf = (kind: PageKind) => () => createElement(OwnerPage, { kind });

/** The host's own pages in one file, which most visits never need. */
export const ownPages: Record<HostPage, ComponentType> = {
  login: LoginPage,
  contact: ContactPage,
  'privacy-policy': pageOf('privacy'),
  terms: pageOf('terms'),
  returns: pageOf('returns'),
  about: pageOf('about'),
  questions: pageOf('questions'),
  draft: DraftPage,
};
