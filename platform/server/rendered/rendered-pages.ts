import type { ReleaseRecord } from '../../contract/release';
import type { ReleaseSet } from '../release/live-sets';
import type { Releases } from '../release/releases';
import { discoveryOf } from '../discovery';
import type { MadeDocument } from '../document-cache';
import {
  canonicalAddress,
  findPage,
  isFramed,
  isRendered,
  needsOf,
  type FoundPage,
} from '../found-page';
import { jsonOfAnswers } from '../inline-json';
import type { Address, PageAnswers } from '../needs/document-answers';
import { remoteScripts } from '../page-scripts';
import type { RenderedPage, RenderRequest } from '../render/contract';
import type { TellVerdict } from '../render/outcome';
import type { Renderers } from '../render/renderers';
import type { RenderSet } from '../render/render-set';
import type { Shop } from '../shop';
import { framedDocument } from './framed-document';
import { headersOfRendered, renderedDocument } from './rendered-document';
import { renderSetOf } from './render-set-of';

interface RenderedPagesDeps {
  shop: Pick<Shop, 'sample' | 'name' | 'calls'>;
  releases: Pick<Releases, 'findForVisitor'>;
  renderers: Renderers;
  answer: (lists: ReturnType<typeof needsOf>, address: Address) => Promise<PageAnswers>;
}

/** What a page is made of. */
interface PageParts {
  found: FoundPage | undefined;
  /** As `canonicalAddress` writes it. */
  address: string;
  /** Of the answer: 404 where there is no such thing. */
  status: number;
  /** Whether the address is one of those the shop has, whose number is that of its pages and goods. */
  isListed: boolean;
  shopName: string;
  answers: PageAnswers;
}

/** Where no visitor has asked yet. */
const NOBODY = { host: 'localhost', from: '127.0.0.1' };

/** One page of each route the server makes, asked for as a visitor would. */
function sampler({ shop, answer }: RenderedPagesDeps) {
  return async (set: ReleaseSet): Promise<RenderRequest[]> => {
    const owned = [set.host, ...set.remotes].flatMap((owner: ReleaseRecord) =>
      owner.routes.map((route) => ({ owner, route })),
    );
    const shopName = await shop.name();
    return Promise.all(
      owned.filter(isRendered).map(async ({ route }) => {
        const path = await shop.sample(route.path);
        const found = findPage(set, path);
        const search = new URLSearchParams();
        const at = { params: found?.params ?? {}, search, ...NOBODY };
        const { answers } = await answer(needsOf(set.host, found), at);
        const address = canonicalAddress(set.host, found, search);
        return { address, answers: jsonOfAnswers(answers), shopName };
      }),
    );
  };
}

/** The whole document around a page, with what it may run. */
function documentAround(
  page: RenderedPage,
  { set, parts, calls }: { set: ReleaseSet; parts: PageParts; calls: Shop['calls'] },
): MadeDocument {
  const { found, status, isListed, shopName } = parts;
  const { answers } = parts.answers;
  const made = isFramed(found) ? framedDocument : renderedDocument;
  const text = made({
    page,
    host: set.host,
    discovery: discoveryOf(set, calls),
    scripts: remoteScripts(set.remotes, found),
    answers,
    shopName,
  });
  return {
    status,
    isListed,
    headers: headersOfRendered(page),
    body: Buffer.from(text),
    areas: [...new Set(answers.map(({ area }) => area))],
  };
}

/** Pages that are made on the server, by the process of their set. */
export function renderedPages(deps: RenderedPagesDeps) {
  const { shop, releases, renderers } = deps;
  const samplesOf = sampler(deps);

  function sampledSet(set: ReleaseSet): RenderSet | null {
    const rendered = renderSetOf(releases, set);
    return rendered && { ...rendered, samples: () => samplesOf(set) };
  }

  return {
    /** The document of a page; null when the browser is to make it. */
    async make(
      set: ReleaseSet,
      parts: PageParts,
      tell?: TellVerdict,
    ): Promise<MadeDocument | null> {
      const { address, shopName, answers } = parts;
      const rendered = answers.isComplete ? sampledSet(set) : null;
      if (!rendered) return null;
      const request = { address, answers: jsonOfAnswers(answers.answers), shopName };
      const page = await renderers.render(rendered, request, tell);
      return page && documentAround(page, { set, parts, calls: shop.calls });
    },
    /** Starts what renders this set, so that its first visitor finds it warm. */
    async prepare(set: ReleaseSet): Promise<void> {
      const rendered = sampledSet(set);
      if (rendered) await renderers.prepare(rendered);
    },
    /** What is wrong with the pages of a set that is to go live; its code runs for this. */
    async rehearse(set: ReleaseSet) {
      const rendered = sampledSet(set);
      return rendered ? renderers.rehearse(rendered, await samplesOf(set)) : [];
    },
  };
}
