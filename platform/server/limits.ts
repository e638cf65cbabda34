import type { Limit } from '@pasal/core/limits/limits';
import { MINUTE } from '@pasal/core/limits/seconds';

/** Limits how often one caller may do what costs the platform work. */
export const LIMITS = {
  /**
   * Pages without number, such as searches and filtered lists, that are made on the server for one address;
   * the browser makes those beyond.
   */
  renderOfAddress: { scope: 'render-address', tokens: 300, seconds: 10 * MINUTE },
  /** Reports of pages on their releases: a mobile network's address has many of them. */
  healthOfAddress: { scope: 'health-address', tokens: 300, seconds: 10 * MINUTE },
  /** Requests of one address to the service of one remote. */
  serviceOfAddress: { scope: 'service-address', tokens: 600, seconds: 10 * MINUTE },
  /** Releases one token, or one administrator, uploads. */
  releaseOfCaller: { scope: 'release-upload', tokens: 6, seconds: MINUTE },
} as const satisfies Record<string, Limit>;
