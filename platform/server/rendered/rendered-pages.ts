import type { Versions } from '@pasal/core/http/cache/public-versions';
import type { ReleaseRecord } from '../../contract/release';
import { pathIn } from '../../contract/language';
import { inLanguagesOf } from '../release/in-language';
import type { Composition } from '../release/live-compositions';
import type { Releases } from '../release/releases';
import { inlinedDiscoveryOf } from '../discovery';
import { readInTime, type MadeDocument } from '../document-cache';
import {
  canonicalAddress,
  findPage,
  isFramed,
  isRendered,
  needsOf,
  type FoundPage,
} from '../found-page';
import { jsonOfAnswers, writeInlineJson } from '../inline-json';
import { keepByPage } from '../keep-by-page';
import type { Address, PageAnswers } from '../needs/document-answers';
import { writePageHead } from '../page-head';
import { listRemoteScripts } from '../page-scripts';
import type { RenderedPage, RenderRequest } from '../render/contract';
import type { VerdictListener } from '../render/outcome';
import type { Renderers } from '../render/renderers';
import type { RenderComposition } from '../render/render-composition';
import type { Look, Shop } from '../shop';
import { writeFramedDocument } from './framed-document';
import {
  headersOfRendered,
  writeRenderedDocument,
  type RenderedDocumentParts,
} from './rendered-document';
import { renderCompositionOf } from './render-composition-of';

interface RenderedPagesDeps extends Pick<Releases, 'findForVisitor'> {
  shop: Pick<Shop, 'sampleAddress' | 'readName' | 'calls' | 'describePage'>;
  renderers: Renderers;
  readVersions: () => Promise<Versions>;
  answer: (lists: ReturnType<typeof needsOf>, address: Address) => Promise<PageAnswers>;
}

/** The data a page is rendered from. */
interface PageParts {
  found: FoundPage | undefined;
  /** Normalised by `canonicalAddress`. */
  address: string;
  search: URLSearchParams;
  /** The response status: 404 if the thing doesn't exist. */
  status: number;
  /** True for an address the shop links to; their number is bounded by its pages and products. */
  isListed: boolean;
  shopName: string;
  look: Look;
  answers: PageAnswers;
}

/** Used when no visitor made the request. */
const NOBODY = '127.0.0.1';

/** Loads one page of each server-rendered route, as a visitor would. */
function createSampler({ shop, answer, readVersions }: RenderedPagesDeps) {
  return async (composition: Composition): Promise<RenderRequest[]> => {
    const owned = [composition.host, ...composition.remotes].flatMap((owner: ReleaseRecord) =>
      owner.routes.map((route) => ({ owner, route })),
    );
    const versions = await readInTime(readVersions);
    const shopName = await shop.readName(versions);
    return Promise.all(
      owned.filter(isRendered).map(async ({ route }) => {
        const path = await shop.sampleAddress(route.path);
        const found = findPage(composition, path);
        const search = new URLSearchParams();
        const { language = 'en' } = composition;
        const at = { params: found?.params ?? {}, search, from: NOBODY, versions, language };
        const { answers } = await answer(needsOf(composition.host, found), at);
        const address = pathIn(language, canonicalAddress(composition.host, found, search));
        return { address, answers: jsonOfAnswers(answers), shopName };
      }),
    );
  };
}

interface Wrapping {
  composition: Composition;
  parts: PageParts;
  /** The list of remotes, and the scripts of the page. */
  named: Pick<RenderedDocumentParts, 'discovery' | 'scripts' | 'described'>;
}

/** Wraps a page into a full document, with its policy. */
function wrapPage(page: RenderedPage, { composition, parts, named }: Wrapping): MadeDocument {
  const { found, status, isListed, shopName, look } = parts;
  const { answers } = parts.answers;
  const writeDocument = isFramed(found) ? writeFramedDocument : writeRenderedDocument;
  const text = writeDocument({
    page,
    host: composition.host,
    language: composition.language ?? 'en',
    assets: composition.assets,
    ...named,
    answers,
    shopName,
    look,
  });
  return {
    status,
    isListed,
    headers: headersOfRendered(page, { look, assets: composition.assets }),
    body: Buffer.from(text),
    areas: [...new Set(answers.flatMap(({ area }) => area ?? []))],
    sharedUntil: parts.answers.sharedUntil,
  };
}

/** Renders pages on the server, in the process of their composition. */
export function createPageMaker(deps: RenderedPagesDeps) {
  const { shop, renderers } = deps;
  const samplesOf = createSampler(deps);
  const namedOf = keepByPage((composition, found) => ({
    discovery: writeInlineJson(inlinedDiscoveryOf(composition, shop.calls, found)),
    scripts: listRemoteScripts(composition, found),
  }));

  /** Metadata of a page that the browser renders in a server-rendered frame. */
  function describe(
    { found, search, shopName, answers }: PageParts,
    { language = 'en' }: Composition,
  ) {
    if (!found || !isFramed(found)) return '';
    const { route, params } = found;
    const page = { pattern: route.path, params, search, language, shopName };
    return writePageHead(shop, { ...page, answers: answers.answers });
  }

  function withSamples(composition: Composition): RenderComposition | null {
    const rendered = renderCompositionOf(deps, composition);
    return rendered && { ...rendered, samples: () => samplesOf(composition) };
  }

  return {
    /** The document of a page; null when the browser must render it. */
    async make(
      composition: Composition,
      parts: PageParts,
      onVerdict?: VerdictListener,
    ): Promise<MadeDocument | null> {
      const { address, shopName, answers } = parts;
      const rendered = answers.isComplete ? withSamples(composition) : null;
      if (!rendered) return null;
      const { assets } = composition;
      const request = {
        address,
        answers: jsonOfAnswers(answers.answers),
        shopName,
        ...(assets && { assets }),
      };
      const page = await renderers.render(rendered, request, onVerdict);
      const named = {
        ...namedOf(composition, parts.found),
        described: describe(parts, composition),
      };
      return page && wrapPage(page, { composition, parts, named });
    },
    /** Starts the render process of this composition, so that its first visitor finds it warm. */
    async prepare(composition: Composition): Promise<void> {
      const rendered = withSamples(composition);
      if (rendered) await renderers.prepare(rendered);
    },
    /**
     * Runs the code of a composition about to go live and lists what is wrong with its pages, in each language of its
     * new release.
     */
    async rehearse(composition: Composition, release: ReleaseRecord) {
      const problems = [];
      for (const each of inLanguagesOf(release, composition)) {
        const rendered = withSamples(each);
        if (rendered) problems.push(...(await renderers.rehearse(rendered, await samplesOf(each))));
      }
      return problems;
    },
  };
}
