import type { FastifyInstance } from 'fastify';
import { DATA_POLICY, UPLOAD_POLICY } from './content-security-policy';

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(),microphone=(),geolocation=(),payment=(),usb=(),browsing-topics=()',
  'content-security-policy': DATA_POLICY,
} as const;

/** Pictures may be embedded where a product link is shared. */
const UPLOAD_HEADERS = {
  ...HEADERS,
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': UPLOAD_POLICY,
} as const;

/** An immutable public file may be read by pages of any origin. */
export const FOR_OTHER_ORIGINS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
} as const;

const ONE_YEAR = 365 * 24 * 60 * 60;

interface SecurityHeadersOptions {
  /** True when browsers reach the shop only by https, so that HSTS may be sent. */
  onlyHttps: boolean;
}

/** Adds headers to every answer, whatever makes it; a page replaces the policy by its own. */
export function addSecurityHeaders(
  app: FastifyInstance,
  { onlyHttps }: SecurityHeadersOptions,
): void {
  const transport = onlyHttps ? { 'strict-transport-security': `max-age=${ONE_YEAR}` } : {};
  app.addHook('onRequest', async (request, reply) => {
    const isUpload = request.url.startsWith('/uploads/');
    reply.headers({ ...(isUpload ? UPLOAD_HEADERS : HEADERS), ...transport });
  });
}
