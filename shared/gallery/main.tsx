import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { GlobalStyle } from '@pasal/shared/theme';
import { makeTestStore } from '../src/testing/test-store';
import { Gallery } from './gallery';
import { readPageData } from './page-data';

const root = document.querySelector('#root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(
  <Provider store={makeTestStore()}>
    <MemoryRouter>
      <GlobalStyle />
      <Gallery data={readPageData()} />
    </MemoryRouter>
  </Provider>,
);
