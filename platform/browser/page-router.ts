import type { createMemoryRouter } from 'react-router-dom';

/** The part of the router that determines the current page. */
export type PageRouter = Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'subscribe'>;
