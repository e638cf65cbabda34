import { Type, type Static } from '@sinclair/typebox';
import { Timestamp } from '@pasal/core/contract/schema';
import { ReleaseName } from './release';

/** Maximum length of a service's address. */
const MAX_ADDRESS = 300;

/** The address that the owner allows for a remote's service. */
export const RemoteService = Type.Object({
  name: ReleaseName,
  address: Type.String(),
  allowed_at: Timestamp,
  allowed_by: Type.String(),
});
export type RemoteService = Static<typeof RemoteService>;

/** GET /release-service. */
export const RemoteServicesResponse = Type.Object({
  services: Type.Array(RemoteService),
  /** The public key (Ed25519, SPKI, base64) by which services verify claims. */
  key: Type.String(),
});
export type RemoteServicesResponse = Static<typeof RemoteServicesResponse>;

/** PUT /release-service/:name. */
export const RemoteServiceRequest = Type.Object({
  address: Type.String({ minLength: 1, maxLength: MAX_ADDRESS }),
});
export const RemoteServiceAllowed = Type.Object({
  message: Type.String(),
  service: RemoteService,
});
