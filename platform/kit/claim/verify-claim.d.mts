/** The user as claimed to a service, signed by the shop. */
export interface Claim {
  who: 'visitor' | 'staff';
  /** Only for staff. */
  role?: 'staff' | 'admin';
  /** The number of the order that a look-up has opened in this browser. */
  order?: string;
}

export interface Expected {
  /** The public key of the shop, as shown on the page of releases. */
  key: string;
  /** The name of your remote. */
  remote: string;
}

/**
 * Verifies who the user is, from the `pasal-claim` header of a request that the shop has passed on.
 * @returns null for a claim that is missing, forged, expired, or for the service of another remote
 */
export function verifyClaim(claim: string | undefined, expected: Expected): Claim | null;
