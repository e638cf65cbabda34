import type { FastifyReply } from 'fastify';
import { answerAsPage } from '@pasal/core/http/security/content-security-policy';
import type { ReleaseSet } from './release/live-sets';
import { discoveryOf } from './discovery';
import { documentOf } from './document';
import type { FoundPage } from './found-page';
import type { PageAnswers } from './needs/document-answers';
import { remoteScripts } from './page-scripts';
import type { OpenPreview } from './preview/open-preview';
import type { Shop } from './shop';

/** What a document is made of that leaves the page to the browser. */
interface BrowserParts {
  set: ReleaseSet;
  found: FoundPage | undefined;
  status: number;
  shopName: string;
  answers: PageAnswers;
  shop: Pick<Shop, 'calls' | 'formatTime'>;
  /** What the set is a preview of; nobody keeps such a document. */
  preview?: OpenPreview;
}

/** Answers with a document whose page the browser makes. */
export function sendForBrowser(reply: FastifyReply, parts: BrowserParts): FastifyReply {
  const { set, found, status, shopName, shop, preview } = parts;
  const nonce = answerAsPage(reply);
  const document = documentOf({
    host: set.host,
    discovery: discoveryOf(set, shop.calls),
    scripts: remoteScripts(set.remotes, found),
    answers: parts.answers.answers,
    shopName,
    nonce,
    preview: preview && {
      ...preview.record,
      until: preview.until,
      ends: shop.formatTime(preview.until.toISOString()),
    },
  });
  return reply
    .code(status)
    .header('cache-control', preview ? 'no-store' : 'no-cache')
    .type('text/html; charset=utf-8')
    .send(document);
}
