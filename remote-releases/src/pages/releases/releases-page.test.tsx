import { screen, waitFor, within } from '@testing-library/react';
import {
  answerCalls,
  failWith,
  forgetShops,
  makeUser,
  refuseWith,
  renderShop,
  signedIn,
} from '@pasal/shared/testing';
import { paths } from '../../paths';
import {
  answers,
  at,
  choose,
  host,
  offers,
  open,
  sent,
  service,
  token,
} from '../../testing/releases-page';
import { ReleasesPage } from './releases-page';

afterEach(forgetShops);

describe('releases', () => {
  it('says what is live, what is being tried, who may release and what was done', async () => {
    answerCalls(answers);
    open();
    expect(await screen.findByRole('row', { name: /the shop/ })).toHaveTextContent(
      'the shop host0.1.0-abcOwn buildNothingThe start',
    );
    expect(screen.getByRole('row', { name: /the offers/ })).toHaveTextContent(
      'the offers offers1.090 %1.110 %Not walked21 Nov 2026, 11:45',
    );
    expect(await screen.findByRole('row', { name: /Offers team offers/ })).toHaveTextContent(
      'Offers teamoffersupload, activate up to 10 %ActiveNever',
    );
    expect(await screen.findByRole('row', { name: /Activated/ })).toHaveTextContent(
      'Offers team (token 3)Activated offers 1.1 for 10 %Dashain',
    );
  });

  it('says of which part few more releases are kept', async () => {
    const notice = 'The shop keeps 160 releases of offers with 32 MB and takes 200.';
    answerCalls({
      ...answers,
      releases: {
        ...answers.releases,
        releases: answers.releases.releases.map((one) =>
          one.name === 'offers' ? { ...one, notice } : one,
        ),
      },
    });
    open();
    expect(await screen.findByRole('row', { name: /the offers/ })).toHaveTextContent(
      `the offers offersNearly full${notice}`,
    );
    expect(screen.getByRole('row', { name: /the shop/ })).not.toHaveTextContent('Nearly full');
  });

  it('one is activated for a share; what the gate says stays in the dialog', async () => {
    const message = 'offers 1.1 wants /cart, which belongs to checkout (/cart).';
    const server = answerCalls({
      ...answers,
      activateRelease: refuseWith('RELEASE_REFUSED', message),
    });
    const shop = open();
    await choose(shop, 'the offers', 'Activate');
    const dialog = within(screen.getByRole('dialog', { name: 'Activate a release of the offers' }));
    await shop.user.selectOptions(dialog.getByLabelText('Version'), '1.1');
    await shop.user.selectOptions(dialog.getByLabelText('Shown to'), '50 %');
    await shop.user.type(dialog.getByLabelText(/^Reason/), ' Tihar ');
    await shop.user.click(dialog.getByRole('button', { name: 'Activate' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    const words = 'offers 1.1 is shown to 50 % of the visitors now.';
    server.set('activateRelease', { message: words, release: offers });
    await shop.user.click(dialog.getByRole('button', { name: 'Activate' }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(sent(server, 'POST').at(-1)).toEqual([
      '/release/offers/activate',
      { version: '1.1', share: 50, why: 'Tihar' },
    ]);
  });

  it('a link to a preview is made, and copied', async () => {
    const message = 'offers 1.1 wants /cart, which belongs to checkout (/cart).';
    const server = answerCalls({
      ...answers,
      previewRelease: refuseWith('RELEASE_REFUSED', message),
    });
    const shop = open();
    await choose(shop, 'the offers', 'Preview link');
    const dialog = within(screen.getByRole('dialog', { name: 'Preview a release of the offers' }));
    await shop.user.selectOptions(dialog.getByLabelText('Version'), '1.1');
    await shop.user.selectOptions(dialog.getByLabelText('Valid for'), '3 days');
    await shop.user.click(dialog.getByRole('button', { name: 'Create link' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    const url = 'https://shop.test/preview?link=abc';
    server.set('previewRelease', { message: 'Preview link created.', url, expires_at: at });
    await shop.user.click(dialog.getByRole('button', { name: 'Create link' }));
    const link = await screen.findByLabelText('Link');
    expect(link).toHaveValue(url);
    expect(link).toHaveAccessibleDescription(/^Valid until 21 Nov 2026, 11:45/);
    expect(sent(server, 'POST').at(-1)).toEqual([
      '/release/offers/preview',
      { version: '1.1', days: 3 },
    ]);
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await shop.user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Link copied.')).toBeInTheDocument();
    expect(write).toHaveBeenLastCalledWith(url);
    write.mockRejectedValueOnce(new Error('no'));
    await shop.user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText(/didn't allow copying/)).toBeInTheDocument();
  });

  it('goes back after a question; an own build has nothing to go back to', async () => {
    const server = answerCalls({
      ...answers,
      rollBackRelease: { message: 'offers is back to what it was before.', release: offers },
    });
    const shop = open();
    await shop.user.click(await screen.findByRole('button', { name: 'Actions for the shop' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Activate']);
    await shop.user.keyboard('{Escape}');
    await choose(shop, 'the offers', 'Roll back');
    expect(sent(server, 'POST')).toEqual([]);
    const dialog = within(screen.getByRole('dialog', { name: 'Roll back the offers?' }));
    await shop.user.click(dialog.getByRole('button', { name: 'Roll back' }));
    expect(await screen.findByText('offers is back to what it was before.')).toBeInTheDocument();
    expect(sent(server, 'POST')).toEqual([
      ['/release/offers/roll-back', { version: '1.1', why: '' }],
    ]);
  });

  it('says which version goes, and that another went back by itself a moment ago', async () => {
    const returned = { version: '1.1', at };
    const release = { ...offers, candidate: null, returned };
    answerCalls({ ...answers, releases: { ...answers.releases, releases: [host, release] } });
    const shop = open();
    await choose(shop, 'the offers', 'Roll back');
    expect(screen.getByRole('dialog', { name: 'Roll back the offers?' })).toHaveTextContent(
      '1.1 was rolled back automatically at 21 Nov 2026, 11:45. This takes back 1.0.',
    );
  });

  it('names a version that went back among those that can be activated', async () => {
    const went_back = { at, why: 'It failed.' };
    const versions = offers.versions.map((each) => ({ ...each, went_back }));
    const releases = [
      { ...offers, versions: [...versions.slice(0, 1), ...offers.versions.slice(1)] },
    ];
    answerCalls({ ...answers, releases: { ...answers.releases, releases } });
    const shop = open();
    await choose(shop, 'the offers', 'Activate');
    const labels = within(screen.getByLabelText('Version')).getAllByRole('option');
    expect(labels.map((label) => label.textContent)).toEqual([
      expect.stringMatching(/^1\.2 .* · Offers team · rolled back automatically$/),
      expect.stringMatching(/^1\.1 .* · Offers team$/),
    ]);
  });

  it('shows a part of which visitors get nothing', async () => {
    const stable = { version: 'own', source: 'own' as const, share: 100, since: null };
    const release = { ...offers, stable, candidate: null, unreleased: true };
    answerCalls({ ...answers, releases: { ...answers.releases, releases: [release] } });
    open();
    const row = await screen.findByRole('row', { name: /^the offers/ });
    expect(row).toHaveTextContent(/^the offers offersNothingNothing/);
  });

  it('says so where no team has uploaded anything', async () => {
    answerCalls(answers);
    const shop = open();
    await choose(shop, 'the shop', 'Activate');
    expect(
      screen.getByText('No team has uploaded a release of this part yet.'),
    ).toBeInTheDocument();
  });
});

it('a preview link is ended after a question, and is gone then', async () => {
  const server = answerCalls({ ...answers, endReleasePreview: { message: 'Preview ended.' } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'End the preview of offers 1.2' }));
  expect(screen.getByRole('row', { name: /offers 1.2 Offers team/ })).toHaveTextContent(
    'offers1.2Offers team (token 3)01 Jan 2099, 05:45End',
  );
  const dialog = within(screen.getByRole('dialog', { name: 'End the preview of offers 1.2?' }));
  server.set('releasePreviews', { previews: [] });
  await user.click(dialog.getByRole('button', { name: 'End' }));
  expect(await screen.findByText('Preview ended.')).toBeInTheDocument();
  expect(sent(server, 'DELETE')).toEqual([['/release/preview/12', '']]);
  expect(await screen.findByText('No preview links')).toBeInTheDocument();
});

describe('tokens', () => {
  it('one is made and its secret shown this once', async () => {
    const secret = 'pasal_release_abc';
    const server = answerCalls({
      ...answers,
      addReleaseToken: { message: 'Token created.', token, secret },
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add token' }));
    const dialog = within(screen.getByRole('dialog', { name: 'New token' }));
    await user.type(dialog.getByLabelText(/^Team/), 'Offers team');
    await user.type(dialog.getByLabelText(/^Email/), 'offers@example.com');
    await user.type(dialog.getByLabelText(/^Part/), 'offers');
    await user.selectOptions(dialog.getByLabelText('Activate for'), 'up to 10 %');
    await user.click(dialog.getByRole('button', { name: 'Add token' }));
    expect(await screen.findByLabelText('Token')).toHaveValue(secret);
    expect(sent(server, 'POST').at(-1)).toEqual([
      '/release-token',
      {
        label: 'Offers team',
        email: 'offers@example.com',
        name: 'offers',
        rights: { upload: true, activate: 10, roll_back: true },
        days: 90,
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByDisplayValue(secret)).not.toBeInTheDocument();
  });

  it('one is revoked after a question', async () => {
    const server = answerCalls({
      ...answers,
      revokeReleaseToken: { message: 'Token revoked.', token: { ...token, revoked_at: at } },
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Revoke Offers team' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Token revoked.')).toBeInTheDocument();
    expect(sent(server, 'DELETE')).toEqual([['/release-token/3', '']]);
  });
});

describe('services', () => {
  it('one is allowed; what is wrong with its address stands beside it', async () => {
    const message = '10.0.0.1 is in a private network.';
    const server = answerCalls({
      ...answers,
      allowRemoteService: refuseWith('VALIDATION', message, [{ path: 'address', message }]),
    });
    const { user } = open();
    expect(await screen.findByRole('row', { name: /offers.example.com/ })).toHaveTextContent(
      /^offershttps:\/\/offers.example.com.*21 Nov 2026, 11:45Remove$/,
    );
    expect(screen.getByLabelText('Public key')).toHaveValue('MCowBQYDK2VwAyEA');
    await user.click(screen.getByRole('button', { name: 'Allow service' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Allow a service' }));
    await user.type(dialog.getByLabelText(/^Part/), 'reviews');
    await user.type(dialog.getByLabelText(/^Address/), 'https://10.0.0.1');
    await user.click(dialog.getByRole('button', { name: 'Allow service' }));
    await waitFor(() =>
      expect(dialog.getByLabelText(/^Address/)).toHaveAccessibleDescription(
        expect.stringContaining(message),
      ),
    );
    server.set('allowRemoteService', { message: 'Service allowed.', service });
    await user.click(dialog.getByRole('button', { name: 'Allow service' }));
    expect(await screen.findByText('Service allowed.')).toBeInTheDocument();
    expect(sent(server, 'PUT').at(-1)).toEqual([
      '/release-service/reviews',
      { address: 'https://10.0.0.1' },
    ]);
  });

  it('one is removed after a question', async () => {
    const server = answerCalls({
      ...answers,
      removeRemoteService: { message: 'Service removed.' },
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove the service of offers' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove the service of offers?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Service removed.')).toBeInTheDocument();
    expect(sent(server, 'DELETE')).toEqual([['/release-service/offers', '']]);
  });
});

it('each part fails by itself, with a retry', async () => {
  const server = answerCalls({
    ...answers,
    releases: failWith(500, {}),
    releaseHealth: failWith(500, {}),
    releaseTokens: failWith(500, {}),
    releaseHistory: failWith(500, {}),
    releasePreviews: failWith(500, {}),
  });
  const { user } = open();
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(4));
  server.set('releases', { releases: [], contract: answers.releases.contract });
  const [first] = screen.getAllByRole('button', { name: 'Try Again' });
  await user.click(first as HTMLElement);
  expect(await screen.findByText('Nothing has been built yet')).toBeInTheDocument();
});

it('staff are told calmly that it is not for them, and the server is asked nothing (D30)', async () => {
  const user = makeUser({ role: 'staff' });
  const server = answerCalls({ currentUser: { user } });
  renderShop(<ReleasesPage />, { at: paths.releases(), state: signedIn(user) });
  expect(await screen.findByText('Only for administrators')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Releases');
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(server.calls.map(({ path }) => path)).toEqual(['/auth/me']);
});
