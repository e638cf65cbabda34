import { createRoot } from 'react-dom/client';
import { StandAlone } from '@pasal/shared/testing';
import { HeaderSearch } from '../src/features/header-search/header-search';
import { remote } from '../src/remote';

const root = document.querySelector('#root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(<StandAlone remote={remote} header={<HeaderSearch variant="desktop" />} />);
