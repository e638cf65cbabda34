import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookie that stores the text of a preview's link; only the server reads it. */
export const PREVIEW_COOKIE = 'pasal_preview';

const attributesFor = ({ protocol }: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: protocol === 'https' }) as const;

/** True when this browser shows a release that isn't live, or claims to: it then has no session. */
export const isInPreview = ({ cookies }: FastifyRequest) => cookies[PREVIEW_COOKIE] !== undefined;

/** Makes the browser show the preview on every page from now on, for this many seconds. */
export function setPreviewCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, seconds }: { text: string; seconds: number },
): void {
  reply.setCookie(PREVIEW_COOKIE, text, { ...attributesFor(request), maxAge: seconds });
}

export function clearPreviewCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(PREVIEW_COOKIE, attributesFor(request));
}
