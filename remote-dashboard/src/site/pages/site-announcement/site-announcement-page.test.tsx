import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AnnouncementResponse } from '@pasal/shared/contracts';
import { answerCalls, forgetShops, refuseWith } from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { changesSent, me, openAsAdmin } from '../../../testing/as-admin';
import { SiteAnnouncementPage } from './site-announcement-page';

afterEach(forgetShops);

const NO_TEXT = { text: '', link_text: '' };
const none = { en: NO_TEXT, ne: NO_TEXT, link: '', from: null, until: null };
const draft = { ...none, en: { text: 'Sale', link_text: '' } };
const open = () => openAsAdmin(<SiteAnnouncementPage />, patterns.siteAnnouncement);
const user = { user: me };

describe('the announcement (D152)', () => {
  it('is written in two languages with its days, seen, and saved as a draft', async () => {
    const stored: AnnouncementResponse = { settings: none, published: null, version: 0 };
    const server = answerCalls({
      currentUser: user,
      announcementSettings: stored,
      saveAnnouncement: { message: 'Saved.', ...stored, settings: draft, version: 1 },
    });
    const page = open();
    expect(await screen.findByText('Nothing is announced.')).toBeInTheDocument();
    await page.user.type(screen.getByLabelText('Text in English'), 'Sale');
    await page.user.type(screen.getByLabelText('Text in Nepali'), 'छुट');
    const preview = screen.getByRole('region', { name: 'Preview' });
    expect(preview).toHaveTextContent('Sale');
    expect(within(preview).getByText('छुट')).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2027-01-10' } });
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
    server.set('announcementSettings', { settings: draft, published: null, version: 1 });
    await page.user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    expect(changesSent(server)).toEqual([
      [
        'PUT /site/announcement',
        {
          settings: {
            ...draft,
            ne: { text: 'छुट', link_text: '' },
            from: '2027-01-10',
          },
          version: 0,
        },
      ],
    ]);
  });

  it('is published, and taken away, after a question', async () => {
    const server = answerCalls({
      currentUser: user,
      announcementSettings: { settings: draft, published: null, version: 4 },
      publishAnnouncement: { message: 'Done.', settings: draft, published: draft, version: 5 },
    });
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: 'Publish' }));
    server.set('announcementSettings', { settings: none, published: draft, version: 6 });
    const question = within(screen.getByRole('dialog', { name: 'Publish the announcement?' }));
    await page.user.click(question.getByRole('button', { name: 'Publish' }));
    expect(changesSent(server)).toEqual([['POST /site/announcement/publish', { version: 4 }]]);
    await page.user.click(await screen.findByRole('button', { name: 'Take away' }));
    expect(screen.getByRole('dialog', { name: 'Take the announcement away?' })).toBeInTheDocument();
  });

  it('refused: the words stand at their field, and what was typed stays', async () => {
    const details = [{ path: 'en.link_text', message: 'Say where these words lead.' }];
    answerCalls({
      currentUser: user,
      announcementSettings: { settings: draft, published: null, version: 1 },
      saveAnnouncement: refuseWith('VALIDATION', 'Say where these words lead.', details),
    });
    const page = open();
    const words = await screen.findByLabelText('Words of the link in English');
    await page.user.type(words, 'Here');
    await page.user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(words).toBeInvalid());
    expect(words).toHaveAccessibleDescription(/Say where these words lead/);
    expect(words).toHaveValue('Here');
  });
});
