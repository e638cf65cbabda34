import type { createMemoryRouter } from 'react-router-dom';

/** What tells which page is shown. */
export type PageRouter = Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'subscribe'>;
