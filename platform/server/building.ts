import type { FastifyReply } from 'fastify';
import { bilingual, type Wording } from '@pasal/core/errors/wording';
import type { Language } from '../contract/language';
import type { RemoteRoute } from '../contract/release';
import { matchRoute } from './match-route';
import { sendPlainPage } from './preview/preview-page';
import type { Layout } from './release/layout-slots';

/** A part of the shop that is not completely built. */
export interface UnbuiltPart {
  name: string;
  title: Wording;
  /** Its routes, and the layouts of their pages. */
  routes: readonly Pick<RemoteRoute, 'path' | 'layout'>[];
  /** The layouts that contain it: it is shown around every page there. */
  around: readonly Layout[];
  missing: readonly Language[];
  /** True once its build has failed; the console shows why. */
  hasFailed: boolean;
}

/** Builds that continue while the shop is already open, after a first start. */
export interface Building {
  /** Resolves when everything the shop opens with is built. */
  opens: Promise<void>;
  unbuilt: () => readonly UnbuiltPart[];
  /** Moves this build to the front of the queue. */
  ask: (name: string, language: Language) => void;
  /** Builds the kit for teams if needed; resolves when that has ended. */
  buildKit: () => Promise<void>;
}

const routeAt = ({ routes }: UnbuiltPart, path: string) =>
  routes.find((route) => matchRoute(route.path, path));

/**
 * Finds the part whose build a page has to wait for, and moves it to the front of the queue. Pages in English wait
 * for their own part, and in the dashboard for its frame; those in another language for everything with texts on
 * them.
 */
export function awaitedPart(
  building: Building,
  { path, language }: { path: string; language: Language },
): UnbuiltPart | undefined {
  const unbuilt = building.unbuilt().filter(({ missing }) => missing.includes(language));
  const own = unbuilt.find((part) => routeAt(part, path));
  const layout = (own && routeAt(own, path)?.layout) ?? 'shop';
  const isSeen = language !== 'en' || layout === 'dashboard';
  const around = unbuilt.filter((part) => part !== own && isSeen && part.around.includes(layout));
  const waiting = [...(own ? [own] : []), ...around];
  for (const { name } of waiting) building.ask(name, language);
  return waiting[0];
}

/** True while pages may need parts that are not in the list of remotes yet. */
export const isGrowing = (building: Building | undefined) =>
  building?.unbuilt().some(({ missing }) => missing.includes('en')) ?? false;

/** Milliseconds after which the page reloads. */
const AGAIN = 1500;
const LOOK_AGAIN = `setTimeout(function(){location.reload()},${AGAIN})`;

const isBeingBuilt = ({ title }: UnbuiltPart) =>
  bilingual(`${title.en} is being built`, `${title.ne} तयार हुँदैछ`);
const COMES = bilingual(
  'This shop has just been started for the first time. The page comes by itself in a moment.',
  'यो पसल भर्खरै पहिलोपटक सुरु गरिएको हो। पृष्ठ एकछिनमा आफैँ खुल्छ।',
);
const isNotBuilt = ({ title }: UnbuiltPart) =>
  bilingual(`${title.en} could not be built`, `${title.ne} तयार गर्न सकिएन`);
const SEE_TERMINAL = bilingual(
  'The terminal in which the shop was started says why. Start the shop again once that is mended.',
  'कारण पसल सुरु गरिएको टर्मिनलमा लेखिएको छ। त्यो सच्याएपछि पसल फेरि सुरु गर्नुहोस्।',
);
const TO_SHOP = bilingual('To the shop', 'पसलमा जानुहोस्');

/** Sends a page about the build in progress; it reloads until the part is ready. */
export function sendBeingBuilt(
  reply: FastifyReply,
  { part, language }: { part: UnbuiltPart; language: Language },
): FastifyReply {
  const { hasFailed } = part;
  if (!hasFailed) reply.header('retry-after', Math.ceil(AGAIN / 1000));
  return sendPlainPage(reply, {
    status: 503,
    language,
    title: hasFailed ? isNotBuilt(part) : isBeingBuilt(part),
    text: hasFailed ? SEE_TERMINAL : COMES,
    link: { label: TO_SHOP, href: '/' },
    ...(!hasFailed && { script: LOOK_AGAIN }),
  });
}
