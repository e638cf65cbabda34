import { renderToString } from 'react-dom/server.browser';
import { readBody, takeAnswers, type DocumentAnswer } from '@pasal/shared/api';
import type { ServerModule } from '@pasal/shared/shell';
import type { KnownRemote } from '@pasal/platform/browser/remotes/discovery';
import { makeRenderingRemotes } from '@pasal/platform/browser/remotes/rendering-remotes';
import { makeFirstState } from '../store/first-state';
import { makePageStore } from '../store/make-page-store';
import { boot, early } from '@pasal/platform/browser/early/boot';
import { loadOwnPages } from '../pages/own-page';
import { makeEarlyViews } from './early-views';
import { makePageRouters } from './page-router';
import { makePageSheets } from './page-styles';
import { ShopApp } from './shop-app';

/** A remote with its server build; null if it has none, or loading it failed. */
interface RemoteBuild extends Omit<KnownRemote, 'rendered'> {
  module: ServerModule | null;
}

/** The input of a rendered page; nothing else of the visitor's request is passed. */
interface RenderRequest {
  /** Path and query. */
  address: string;
  /** The answers the page shows first, as JSON, as in the document. */
  answers: string;
  shopName: string;
  /** The origin of its pictures, if not the shop's. */
  assets?: string;
}

/** A page in its parts, for the document. */
interface RenderedPage {
  /** Title, description, links and other elements of the head. */
  head: string;
  /** The content of the root element. */
  html: string;
  /** Style elements. */
  styles: string;
  /** The script before the page: records early input. */
  early: string;
  /** The script after it: early display, and loading the other scripts. */
  boot: string;
}

/** The elements that React writes before a page's own first element; they belong in the head. */
const HEAD = /^(?:<(?:link|meta)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/;

/**
 * Makes the function that renders the pages of one composition of releases.
 * @param builds every remote of the composition
 */
export async function makeRenderer(builds: readonly RemoteBuild[]) {
  const shown = makeEarlyViews(builds);
  const [remotes] = await Promise.all([makeRenderingRemotes(builds, shown.views), loadOwnPages()]);
  const first = makeFirstState();
  const routerOf = makePageRouters(remotes);
  const sheetOf = makePageSheets();
  return ({ address, answers, shopName, assets = '' }: RenderRequest): RenderedPage => {
    // As the document's script does before the page's own scripts run.
    Object.assign(globalThis, { pasalAssets: assets });
    const store = makePageStore();
    const stop = takeAnswers(readBody(answers) as DocumentAnswer[], { dispatch: store.dispatch });
    const sheet = sheetOf();
    const router = routerOf(address);
    const shop = { store, remotes, router, shopName, first };
    try {
      const text = renderToString(sheet.collect(<ShopApp {...shop} />));
      const [head = ''] = HEAD.exec(text) ?? [];
      return {
        head,
        html: text.slice(head.length),
        styles: sheet.write(),
        early,
        boot: shown.scriptOf(router.state.matches.at(-1)?.route.id) + boot,
      };
    } finally {
      stop();
    }
  };
}
