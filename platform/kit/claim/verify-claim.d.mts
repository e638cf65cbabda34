/** The one who asks a service, as the shop has signed it. */
export interface Claim {
  who: 'visitor' | 'staff';
  /** Of staff. */
  role?: 'staff' | 'admin';
  /** The number of the order that a look-up has opened in this browser. */
  order?: string;
}

export interface Expected {
  /** The public key of the shop, as the page of releases shows it. */
  key: string;
  /** The name of your remote. */
  remote: string;
}

/**
 * Reads who asks, out of the header `pasal-claim` of a request that the shop has passed on.
 * @returns null for a claim that is missing, forged, over, or for the service of another remote
 */
export function verifyClaim(claim: string | undefined, expected: Expected): Claim | null;
