import { joinCalls } from '@pasal/core/contract/call';
import * as addresses from './release';
import * as shapes from './release.shapes';
import * as healthAddresses from './release-health';
import * as healthShapes from './release-health.shapes';
import * as serviceAddresses from './release-service';
import * as serviceShapes from './release-service.shapes';

/** Every call of the platform by name, from which its routes are made. */
export const calls = joinCalls(
  { ...addresses, ...healthAddresses, ...serviceAddresses },
  { ...shapes, ...healthShapes, ...serviceShapes },
);
