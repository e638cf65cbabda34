import { screen } from '@testing-library/react';
import type {
  ReleaseOverview,
  ReleasePreview,
  ReleaseToken,
  RemoteService,
} from '@pasal/shared/contracts';
import { answerCalls, makeUser, renderShop, signedIn } from '@pasal/shared/testing';
import { ReleasesPage } from '../pages/releases/releases-page';
import { paths } from '../paths';

const me = makeUser({ id: 1, role: 'admin' });
export const at = '2026-11-21T06:00:00.000Z';
export const host: ReleaseOverview = {
  name: 'host',
  title: 'the shop',
  stable: { version: '0.1.0-abc', source: 'own', share: 100, since: null },
  candidate: null,
  plan: null,
  versions: [],
};
export const offers: ReleaseOverview = {
  name: 'offers',
  title: 'the offers',
  stable: { version: '1.0', source: 'team', share: 90, since: at },
  candidate: { version: '1.1', source: 'team', share: 10, since: at },
  plan: null,
  versions: [
    { version: '1.2', commit: null, bytes: 1000, uploaded_at: at, uploaded_by: 'Offers team' },
    { version: '1.1', commit: null, bytes: 1000, uploaded_at: at, uploaded_by: 'Offers team' },
  ],
};
export const token: ReleaseToken = {
  id: 3,
  state: 'active',
  name: 'offers',
  label: 'Offers team',
  email: null,
  rights: { upload: true, activate: 10, roll_back: false },
  created_at: at,
  created_by: me.email,
  expires_at: '2099-01-01T00:00:00.000Z',
  revoked_at: null,
  last_used_at: null,
};
export const service: RemoteService = {
  name: 'offers',
  address: 'https://offers.example.com',
  allowed_at: at,
  allowed_by: me.email,
};
const preview: ReleasePreview = {
  id: 12,
  name: 'offers',
  version: '1.2',
  made_by: 'Offers team (token 3)',
  created_at: at,
  expires_at: '2099-01-01T00:00:00.000Z',
};
export const answers = {
  currentUser: { user: me },
  releases: { releases: [host, offers], contract: { version: '1.0.0', digest: 'x' } },
  releaseErrors: { errors: [] },
  releaseHealth: { until: at, versions: [], hours: [] },
  releaseTokens: { tokens: [token] },
  remoteServices: { services: [service], key: 'MCowBQYDK2VwAyEA' },
  releasePreviews: { previews: [preview] },
  releaseHistory: {
    total: 1,
    events: [
      {
        id: 1,
        at,
        name: 'offers',
        action: 'activate' as const,
        version: '1.1',
        previous: '1.0',
        share: 10,
        by: 'Offers team (token 3)',
        why: 'Dashain',
      },
    ],
  },
};
/** Opens the page of releases as an administrator. */
export const open = () =>
  renderShop(<ReleasesPage />, { at: paths.releases(), state: signedIn(me) });
/** The requests that the page sent to the server. */
export const sent = (server: ReturnType<typeof answerCalls>, method: string) =>
  server.calls.filter((call) => call.method === method).map(({ path, body }) => [path, body]);
/** Chooses something in the menu of a part. */
export async function choose({ user }: ReturnType<typeof open>, title: string, item: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
  await user.click(screen.getByRole('menuitem', { name: item }));
}
