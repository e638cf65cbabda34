import type { createMemoryRouter } from 'react-router-dom';

/** The part of the router that says which page is shown. */
export type PageRouter = Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'subscribe'>;
