import { act, screen, waitFor, within } from '@testing-library/react';
import Quill from 'quill';
import type { PageDraftResponse } from '@pasal/shared/contracts';
import { Link } from '@pasal/shared/routing';
import {
  answerCalls,
  forgetShops,
  makeSiteSettings,
  refuseWith,
  renderShop,
  signedIn,
} from '@pasal/shared/testing';
import { ownPaths, patterns } from '../../../paths';
import { changesSent, me, openAsAdmin } from '../../../testing/as-admin';
import { SitePagesPage } from '../site-pages/site-pages-page';
import { SitePagePage } from './site-page-page';

// jsdom has no layout; Quill needs the position of the selection to scroll there.
beforeAll(() => {
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
});
afterEach(() => {
  forgetShops();
  localStorage.clear();
});

const AT = '2026-11-25T06:00:00.000Z';
const english: PageDraftResponse = {
  settings: { html: '<p>Pay in cash.</p>' },
  version: 3,
  published: { at: AT, by: 'gita@pasal.test' },
  has_draft: false,
};
const nepali: PageDraftResponse = {
  settings: { html: '' },
  version: 0,
  published: null,
  has_draft: false,
};
const answerDrafts = (more: Parameters<typeof answerCalls>[0] = {}) =>
  answerCalls({
    currentUser: { user: me },
    pageDraft: (request) => (request.url.includes('/ne/') ? nepali : english),
    ...more,
  });

const open = () =>
  renderShop(
    <>
      <SitePagePage />
      <Link to="/elsewhere">Away</Link>
    </>,
    { at: ownPaths.sitePage('terms'), route: patterns.sitePage, state: signedIn(me) },
  );
const part = async (language: 'English' | 'Nepali') =>
  within(await screen.findByRole('form', { name: `Text in ${language}` }));

/** Types at the end of a text, as Quill sees it. */
async function write(language: 'English' | 'Nepali', text: string) {
  const editor = await screen.findByRole('textbox', { name: `Text in ${language}` });
  const quill = Quill.find(editor.parentElement as HTMLElement) as Quill;
  act(() => void quill.insertText(quill.getLength() - 1, text, 'user'));
}

describe('the pages the owner writes (D150)', () => {
  it('say what visitors read, and what waits', async () => {
    const none = { published: null, has_draft: false };
    answerCalls({
      currentUser: { user: me },
      ownerPages: {
        texts: [
          { kind: 'terms', language: 'en', published: english.published, has_draft: true },
          { kind: 'terms', language: 'ne', ...none },
          { kind: 'returns', language: 'en', ...none },
          { kind: 'returns', language: 'ne', ...none },
        ],
      },
    });
    openAsAdmin(<SitePagesPage />, '/dashboard/site-settings/pages');
    const terms = (await screen.findByRole('link', { name: 'Terms and conditions' })).closest('li');
    expect(terms).toHaveTextContent(/EnglishPublishedDraft waitingNepaliNepali missing$/);
    // Another link of this name leads to the days of returns.
    const returns = screen
      .getAllByRole('link', { name: 'Returns' })
      .find((link) => link.getAttribute('href') === ownPaths.sitePage('returns'));
    expect(returns?.closest('li')).toHaveTextContent(
      /EnglishPasal's own textNepaliPasal's own text$/,
    );
  });

  it('are written side by side; each text is saved against its version, and left only on purpose', async () => {
    const saved = { ...english, settings: { html: '<p>Pay in cash. Please.</p>' }, version: 4 };
    const server = answerDrafts({
      savePageDraft: { message: 'Draft saved.', ...saved, has_draft: true },
    });
    const { user } = open();
    const text = await part('English');
    expect((await part('Nepali')).getByRole('button', { name: 'Save draft' })).toBeDisabled();
    expect(text.getByRole('link', { name: 'Preview' })).toHaveAttribute('href', '/draft/terms/en');
    expect(text.getByRole('button', { name: 'Publish' })).toBeDisabled();
    await write('English', ' Please.');
    // Unsaved text can be neither previewed nor published.
    expect(text.queryByRole('link', { name: 'Preview' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Away' }));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await user.click(text.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Draft saved.')).toBeInTheDocument();
    expect(changesSent(server)).toEqual([
      ['PUT /site/pages/terms/en/draft', { html: '<p>Pay in cash. Please.</p>', version: 3 }],
    ]);
    expect(text.getByRole('button', { name: 'Save draft' })).toBeDisabled();
  });

  it('what somebody else has saved is taken in, and what is typed stays', async () => {
    const server = answerDrafts({
      savePageDraft: refuseWith('CONFLICT', 'Someone else has saved.'),
    });
    const { user } = open();
    const text = await part('English');
    await write('English', ' Mine.');
    server.set('pageDraft', (request) =>
      request.url.includes('/ne/')
        ? nepali
        : { ...english, settings: { html: '<p>Theirs.</p>' }, version: 4 },
    );
    await user.click(text.getByRole('button', { name: 'Save draft' }));
    expect(await text.findByText(/Saving yours takes the place of theirs/)).toBeInTheDocument();
    expect(text.getByRole('textbox')).toHaveTextContent('Pay in cash. Mine.');
    await user.click(text.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(changesSent(server)).toHaveLength(2));
    expect(changesSent(server).at(-1)?.[1]).toEqual({
      html: '<p>Pay in cash. Mine.</p>',
      version: 4,
    });
  });

  it('a draft is published after a question, and an older version taken back', async () => {
    const draft = { ...english, has_draft: true };
    const server = answerDrafts({
      pageDraft: (request) => (request.url.includes('/ne/') ? nepali : draft),
      publishPage: { message: 'Published.', ...english, version: 4 },
      takeBackPage: { message: 'It is your draft now.', ...draft, version: 5 },
      pageVersions: {
        versions: [{ id: 9, at: AT, by: 'gita@pasal.test', words: 'Pay in cash.' }],
      },
    });
    const { user } = open();
    const text = await part('English');
    await user.click(text.getByRole('button', { name: 'Publish' }));
    const question = within(
      screen.getByRole('dialog', { name: 'Publish Terms and conditions in English?' }),
    );
    await user.click(question.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Published.')).toBeInTheDocument();

    await user.click(text.getByRole('button', { name: 'History' }));
    const history = within(screen.getByRole('dialog', { name: /history$/ }));
    expect(await history.findByText('25 Nov 2026, 11:45, gita@pasal.test')).toBeInTheDocument();
    await user.click(history.getByRole('button', { name: 'Take back 25 Nov 2026, 11:45' }));
    expect(await screen.findByText('It is your draft now.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(changesSent(server)).toEqual([
      ['POST /site/pages/terms/en/publish', { version: 3 }],
      ['POST /site/pages/terms/en/take-back', { id: 9, version: 3 }],
    ]);
  });

  it('who reads Bikram Sambat sees in it when a text was published', async () => {
    localStorage.setItem('pasal:calendar', 'bs');
    answerDrafts({
      siteSettings: { settings: makeSiteSettings(), version: 1 },
      pageVersions: {
        versions: [{ id: 9, at: AT, by: 'gita@pasal.test', words: 'Pay in cash.' }],
      },
    });
    const { user } = open();
    const text = await part('English');
    const when = '9 Mangsir 2083, 11:45';
    expect(await screen.findByText(`Published ${when} by gita@pasal.test`)).toBeInTheDocument();
    await user.click(text.getByRole('button', { name: 'History' }));
    const history = within(screen.getByRole('dialog', { name: /history$/ }));
    expect(await history.findByText(`${when}, gita@pasal.test`)).toBeInTheDocument();
    expect(history.getByRole('button', { name: `Take back ${when}` })).toBeInTheDocument();
  });
});
