import { createRoot } from 'react-dom/client';
import { StandAlone } from '@pasal/shared/testing';
import { remote } from '../src/remote';
import { SignedInFrame } from './signed-in-frame';

const root = document.querySelector('#root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(<StandAlone remote={remote} frame={SignedInFrame} />);
