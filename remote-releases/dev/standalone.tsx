import { createRoot } from 'react-dom/client';
import { SignedIn, StandAlone } from '@pasal/shared/testing';
import { remote } from '../src/remote';

const root = document.querySelector('#root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(<StandAlone remote={remote} frame={SignedIn} />);
