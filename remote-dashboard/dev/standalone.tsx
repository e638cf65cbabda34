import { createRoot } from 'react-dom/client';
import { SignedIn, StandAlone } from '@pasal/shared/testing';
import { DashboardFrame } from '../src/frame/dashboard-frame/dashboard-frame';
import { remote } from '../src/remote';

const Frame = () => (
  <SignedIn>
    <DashboardFrame routes={remote.routes} />
  </SignedIn>
);

const root = document.querySelector('#root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(<StandAlone remote={remote} frame={Frame} />);
