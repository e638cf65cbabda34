import type { FastifyReply } from 'fastify';
import { answerAsPage } from '../http/security/content-security-policy';
import type { ReleaseSet } from '../modules/release/live-sets';
import { discoveryOf } from './discovery';
import { documentOf } from './document';
import type { FoundPage } from './found-page';
import type { PageAnswers } from './needs/document-answers';
import { remoteScripts } from './page-scripts';
import type { OpenPreview } from './preview/open-preview';

/** What a document is made of that leaves the page to the browser. */
interface BrowserParts {
  set: ReleaseSet;
  found: FoundPage | undefined;
  status: number;
  shopName: string;
  answers: PageAnswers;
  /** What the set is a preview of; nobody keeps such a document. */
  preview?: OpenPreview;
}

/** Answers with a document whose page the browser makes. */
export function sendForBrowser(reply: FastifyReply, parts: BrowserParts): FastifyReply {
  const { set, found, status, shopName, preview } = parts;
  const nonce = answerAsPage(reply);
  const document = documentOf({
    host: set.host,
    discovery: discoveryOf(set),
    scripts: remoteScripts(set.remotes, found),
    answers: parts.answers.answers,
    shopName,
    nonce,
    preview: preview && { ...preview.record, until: preview.until },
  });
  return reply
    .code(status)
    .header('cache-control', preview ? 'no-store' : 'no-cache')
    .type('text/html; charset=utf-8')
    .send(document);
}
