import type { Limit } from '@pasal/core/limits/limits';
import { MINUTE } from '@pasal/core/limits/seconds';

/** Limits how often one caller may use costly parts of the platform. */
export const LIMITS = {
  /**
   * Pages of unlimited number, such as searches and filtered lists, that the server renders for one address; beyond
   * that the browser renders them.
   */
  renderOfAddress: { scope: 'render-address', tokens: 300, seconds: 10 * MINUTE },
  /** Pages' reports on their releases: a mobile network's address has many pages. */
  healthOfAddress: { scope: 'health-address', tokens: 300, seconds: 10 * MINUTE },
  /** Requests of one address to the service of one remote. */
  serviceOfAddress: { scope: 'service-address', tokens: 600, seconds: 10 * MINUTE },
  /** Uploads of one token or administrator. */
  releaseOfCaller: { scope: 'release-upload', tokens: 6, seconds: MINUTE },
} as const satisfies Record<string, Limit>;
