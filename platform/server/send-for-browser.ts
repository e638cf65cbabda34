import type { FastifyReply } from 'fastify';
import { answerAsPage } from '@pasal/core/http/security/content-security-policy';
import type { Composition } from './release/live-compositions';
import { inlinedDiscoveryOf } from './discovery';
import { writeDocument } from './document';
import type { FoundPage } from './found-page';
import { listCallsAhead } from './needs/calls-ahead';
import type { PageAnswers } from './needs/document-answers';
import { writePageHead } from './page-head';
import { listRemoteScripts } from './page-scripts';
import type { OpenPreview } from './preview/open-preview';
import { recordIn } from './release/record-in';
import type { Look, Shop } from './shop';

/** The data of a document whose page the browser renders. */
interface BrowserParts {
  composition: Composition;
  found: FoundPage | undefined;
  search: URLSearchParams;
  status: number;
  shopName: string;
  answers: PageAnswers;
  look: Look;
  shop: Pick<Shop, 'calls' | 'formatTime' | 'describePage'>;
  /** True when the request claims to be signed in. Each call of the page verifies it. */
  isOfStaff: boolean;
  /** The preview that the composition shows; no cache stores such a document. */
  preview?: OpenPreview;
}

/** Answers with a document whose page the browser renders. */
export function sendForBrowser(reply: FastifyReply, parts: BrowserParts): FastifyReply {
  const { composition, found, search, status, shopName, look, shop, isOfStaff, preview } = parts;
  const isOfOne = isOfStaff && found?.route.layout === 'dashboard';
  const { language = 'en' } = composition;
  const nonce = answerAsPage(reply, composition.assets);
  const document = writeDocument({
    host: composition.host,
    language,
    assets: composition.assets,
    discovery: inlinedDiscoveryOf(composition, shop.calls, found),
    scripts: listRemoteScripts(composition, found, { isOfStaff }),
    answers: parts.answers.answers,
    callsAhead: isOfOne ? listCallsAhead(found, { search, language }, shop.calls) : [],
    shopName,
    head: writePageHead(shop, {
      pattern: found?.route.path,
      params: found?.params ?? {},
      search,
      language,
      shopName,
      answers: parts.answers.answers,
    }),
    look,
    nonce,
    preview: preview && {
      ...recordIn(language, preview.record),
      until: preview.until,
      ends: shop.formatTime(preview.until.toISOString())[language],
    },
  });
  return reply
    .code(status)
    .header(
      'cache-control',
      preview || isOfOne || found?.route.isSecret || parts.answers.sharedUntil === 0
        ? 'no-store'
        : 'no-cache',
    )
    .type('text/html; charset=utf-8')
    .send(document);
}
