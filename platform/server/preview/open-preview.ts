import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { ReleaseRecord } from '../../contract/release';
import type { PlatformDatabase } from '../tables';
import { DomainError } from '@pasal/core/errors/domain-error';
import type { Wording } from '@pasal/core/errors/wording';
import type { Problem } from '../release/gate/gate-subject';
import type { Composition } from '../release/live-compositions';
import type { BadLink } from '../release/preview/preview-links';
import type { Releases } from '../release/releases';
import { findSignedIn, SESSION_COOKIE } from '@pasal/core/sessions/sessions';
import * as messages from './messages';

export interface PreviewDeps {
  db: Kysely<PlatformDatabase>;
  releases: Pick<Releases, 'preview' | 'previewLinks'>;
}

/** A preview this request may have. */
export interface OpenPreview {
  /** The id of the link. */
  id: number;
  record: ReleaseRecord;
  composition: Composition;
  until: Date;
}

/** Why a request may not have the preview it asks for. */
export interface NoPreview {
  status: number;
  text: Wording;
  reasons?: readonly Wording[];
  /** True when the link has ended for good. */
  isOver: boolean;
}

const BAD: Record<BadLink, NoPreview> = {
  expired: { status: 410, text: messages.expired, isOver: true },
  ended: { status: 410, text: messages.endedLink, isOver: true },
  forged: { status: 403, text: messages.forged, isOver: true },
};
const SIGNED_IN: NoPreview = { status: 403, text: messages.signedIn, isOver: false };

/** Turns a refusal of the release into a page; other errors are the server's. */
function refusedAs(error: unknown): NoPreview {
  if (!(error instanceof DomainError)) throw error;
  if (error.code === 'NOT_FOUND') return { status: 404, text: error.wording, isOver: true };
  if (error.code !== 'RELEASE_REFUSED') throw error;
  const { problems } = error.details as { problems: readonly Problem[] };
  const reasons = problems.map(({ text }) => text);
  return { status: 409, text: messages.refused, reasons, isOver: false };
}

/**
 * Opens the preview that the text of a link grants, for this request. Staff get none: the script of a release that
 * isn't live would run with their session.
 */
export function createPreviewOpener({ db, releases }: PreviewDeps) {
  return async (request: FastifyRequest, text: string): Promise<OpenPreview | NoPreview> => {
    const grant = await releases.previewLinks.read(text);
    if (typeof grant === 'string') return BAD[grant];
    const { id, name, version, until } = grant;
    if (await findSignedIn(db, request.cookies[SESSION_COOKIE])) return SIGNED_IN;
    try {
      const preview = await releases.preview(name, version);
      if (!preview) throw new DomainError('UNAVAILABLE', messages.noHost);
      return { ...preview, id, until };
    } catch (error) {
      return refusedAs(error);
    }
  };
}

export const isOpen = (preview: OpenPreview | NoPreview): preview is OpenPreview =>
  'composition' in preview;
