import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspaces.mjs';

/** The import law of docs/architecture.md. Folders are listed from top to bottom. */

/** A remote is a `remote-<name>` folder; there is no list of them. */
const remotes = 'remote-[a-z][a-z0-9-]*';
/** Every folder of the dashboard is an area, except the shared test kit; there is no list of them. */
export const areas = readdirSync(path.join(root, 'remote-dashboard/src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
  .map(({ name }) => name)
  .join('|');
/** A remote may group its model, features and pages by area. */
const room = `(?:(?:${areas})/)?`;
const notTests = '(\\.(test|long)\\.tsx?$|/testing/|^platform/(?:e2e|bench)/)';

/** Folders of the host from the top down: each may use those below it. */
const hostLayers = ['app', 'session', 'pages', 'layout'];

/**
 * Modules of the server from the top down: each may use those below it. An order's rows are at the bottom, their
 * consequences (`order-life`) above the rules and returns they use, and reports above that.
 */
export const serverModules = [
  'status',
  'site',
  'owner-pages',
  'notifications',
  'desks',
  'orders',
  'couriers',
  'parcels',
  'order-life',
  'returns',
  'cash',
  'courier-file',
  'order-rules',
  'customers',
  'order-read',
  'order-record',
  'delivery',
  'searches',
  'search-words',
  'products',
  'categories',
  'catalogue',
  'stock',
  'product-record',
  'settings',
  'places',
  'staff',
  'overview',
  'table',
  'activity',
];

/**
 * @typedef {{ path?: string, pathNot?: string }} Pattern
 * @typedef {{ name: string, why: string, from: Pattern & { path: string }, to: Pattern }} Rule
 */
/** @type {(name: string, why: string, from: Rule['from'], to: Pattern) => Rule} */
const rule = (name, why, from, to) => ({ name, why, from, to });

/**
 * Forbidden imports: `from` matches the importing files, `to` the imported ones, except those matching `pathNot`;
 * `$1` in `to` is the first group of `from`.
 */
export const rules = [
  rule(
    'core-knows-nobody',
    'The ground floor serves whatever is built on it.',
    { path: '^core/', pathNot: notTests },
    { path: `^(platform|shared|host|${remotes}|server|demo|e2e|bench)/` },
  ),
  rule(
    'platform-knows-no-shop',
    'The release platform asks a shop by one interface (platform/server/shop.ts); it knows none.',
    { path: '^platform/', pathNot: notTests },
    { path: `^(shared|host|${remotes}|server|demo|e2e|bench|platform/(?:e2e|bench))/` },
  ),
  rule(
    'contract-is-the-ground-of-the-platform',
    'Browser, server and teams agree on it; it knows neither of them.',
    { path: '^platform/contract/' },
    { path: '^(platform/(?!contract/)|core/(?!contract/))' },
  ),
  rule(
    'platform-sides-stand-apart',
    'What runs in a browser and what runs on the server share the contract alone.',
    { path: '^platform/(browser|server)/', pathNot: notTests },
    { path: '^platform/(browser|server)/', pathNot: '^platform/$1/' },
  ),
  rule(
    'browser-knows-no-server',
    'What runs in a browser takes the contracts of the floors below, and nothing of their servers.',
    { path: `^(shared|host|platform/browser)/`, pathNot: notTests },
    { path: '^(core/(?!contract/)|platform/server/)' },
  ),
  rule(
    'contracts-stand-alone',
    'Contracts are what both sides agree on; they know nobody.',
    { path: '^shared/src/contracts/' },
    { path: '^(shared/src/(?!contracts/)|host|remote-|server|platform/browser)' },
  ),
  rule(
    'domain-knows-contracts',
    'Rules are pure; they know the contracts only.',
    { path: '^shared/src/domain/', pathNot: notTests },
    { path: '^(shared/src/(?!contracts/|domain/)|host|remote-|server)' },
  ),
  rule(
    'ui-knows-no-api',
    'A part of the kit shows what it is given; it asks neither the server nor the store.',
    { path: '^shared/src/(ui|theme)/', pathNot: notTests },
    { path: '^(shared/src/(api|shell)|node_modules/(@reduxjs|react-redux|redux))/' },
  ),
  rule(
    'dashboard-room-is-for-remotes',
    'What pages of the dashboard are made of stands on the rest of shared, and no page of the shop carries it.',
    { path: '^(host|shared)/', pathNot: '^shared/src/dashboard/' },
    { path: '^shared/src/dashboard/' },
  ),
  rule(
    'dates-stand-on-the-rest',
    'How a reader wants dates is asked by pages; what stands below is told how to write them.',
    { path: '^shared/src/(contracts|domain|api|shell|theme|ui|routing)/', pathNot: notTests },
    { path: '^shared/src/dates/' },
  ),
  rule(
    'shared-knows-no-application',
    'Shared is below host, remotes and server.',
    { path: '^shared/' },
    { path: '^(host|remote-[a-z][a-z0-9-]*|server)/' },
  ),
  rule(
    'host-reaches-remotes-at-run-time',
    'A static import would build a remote into the host.',
    { path: '^host/' },
    { path: `^(${remotes}|server)/` },
  ),
  ...hostLayers
    .slice(1)
    .map((layer, at) =>
      rule(
        'host-layers-go-one-way',
        'What stands below does not know what is built of it.',
        { path: `^host/src/${layer}/`, pathNot: notTests },
        { path: `^host/src/(?:${hostLayers.slice(0, at + 1).join('|')})/` },
      ),
    ),
  rule(
    'host-stands-on-remotes-and-store',
    'How remotes are loaded and what is kept know nothing of the page, nor of each other.',
    { path: '^host/src/(remotes|store)/', pathNot: notTests },
    { path: '^host/src/', pathNot: '^host/src/$1/' },
  ),
  rule(
    'remote-knows-itself-and-shared',
    'Teams ship alone: no remote imports another, the host or the server, nor a floor that only shared reaches.',
    { path: '^(remote-[a-z][a-z0-9-]*)/' },
    { path: '^(host|server|core|platform|remote-[a-z][a-z0-9-]*)/', pathNot: '^$1/' },
  ),
  rule(
    'server-knows-contracts-and-domain',
    'The rest of shared is for the browser.',
    { path: '^server/' },
    { path: '^(shared/src/(?!contracts/|domain/)|host|remote-|platform/browser)' },
  ),
  ...serverModules
    .slice(1)
    .map((name, at) =>
      rule(
        'server-modules-go-one-way',
        'What stands below does not know what is built of it.',
        { path: `^server/src/modules/${name}/`, pathNot: notTests },
        { path: `^server/src/modules/(?:${serverModules.slice(0, at + 1).join('|')})/` },
      ),
    ),
  rule(
    'areas-are-for-the-server',
    'What a module needs of another it takes of it, not of the list of all.',
    { path: '^server/src/modules/', pathNot: notTests },
    { path: '^server/src/modules/areas\\.ts$' },
  ),
  rule(
    'migrations-are-frozen',
    'What a migration did to the shops that ran it must not change with the code of today.',
    { path: '^server/src/db/migrations/' },
    { pathNot: '^(server/src/db/(migrations|tables)|node_modules/kysely)/' },
  ),
  rule(
    'server-knows-no-demo',
    'Production neither bundles nor loads the demo shop.',
    { path: '^(server|shared)/' },
    { path: '^demo/' },
  ),
  rule(
    'demo-fills-the-server',
    'The demo writes what the server reads; it has no screens.',
    { path: '^demo/' },
    { path: '^(host|remote-|shared/src/(?!contracts/|domain/))' },
  ),
  rule(
    'model-is-pure',
    'Rules of a remote: no React, no fetch.',
    { path: `^${remotes}/src/${room}model/`, pathNot: notTests },
    {
      path: `^(${remotes}/src/(?!${room}model/)|shared/src/(api|shell|ui|theme|routing|dashboard)/|node_modules/react)`,
    },
  ),
  rule(
    'features-are-below-pages',
    'A feature is a piece of a page, not the other way round.',
    { path: `^${remotes}/src/${room}features/` },
    { path: `^${remotes}/src/${room}pages/` },
  ),
  rule(
    'features-stand-apart',
    'Features do not import each other; the leaves named here may be used by all.',
    { path: `^(${remotes})/src/${room}features/([^/]+)/` },
    {
      path: `^${remotes}/src/${room}features/`,
      pathNot: `^(${remotes})/src/${room}features/(?:$2|product-card|section-head|when-near|compare-button|added-lines|sent-code|session-list|supplier-dialog|order-customer)/`,
    },
  ),
  rule(
    'areas-stand-apart',
    'An area of the dashboard, its frame too, uses itself, the kit and what other areas can ask the server.',
    { path: `^remote-dashboard/src/(${areas})/`, pathNot: notTests },
    {
      path: `^remote-dashboard/src/(?:${areas})/`,
      pathNot: '^remote-dashboard/src/($1|kit)/|-api\\.ts$',
    },
  ),
  rule(
    'kit-knows-no-area',
    'What all areas use knows none of them.',
    { path: '^remote-dashboard/src/kit/' },
    { path: '^remote-dashboard/src/(?!kit/|testing/)' },
  ),
  rule(
    'routes-hold-no-sql',
    'A route asks a service or a repository; neither a query nor a row passes through it. It may say that a replica answers.',
    { path: '^(server/src|platform/server)/.+\\.routes\\.ts$' },
    {
      path: '^(node_modules/(kysely|pg|@electric-sql)/|server/src/db/|core/db/|platform/server/tables)',
      pathNot: '^core/db/replicas/reads\\.ts$',
    },
  ),
  rule(
    'observe-knows-nobody',
    'Parts of the server tell what they measure; what collects it knows none of them.',
    { path: '^core/observe/', pathNot: notTests },
    { path: '^core/(?!observe/)' },
  ),
  rule(
    'testing-is-for-tests',
    'The test kit never ships.',
    {
      path: '^(core|platform|shared|host|remote-[a-z][a-z0-9-]*)/',
      pathNot: '(\\.(test|long)\\.tsx?$|/testing/|^remote-[a-z][a-z0-9-]*/dev/|^shared/gallery/)',
    },
    { path: '^shared/src/testing/' },
  ),
  rule(
    'server-testing-is-for-tests',
    'The test kit never ships.',
    { path: '^(core|platform|server)/', pathNot: notTests },
    { path: '^server/src/testing/' },
  ),
  rule(
    'no-deep-federation',
    'A remote reaches the router, the store and the toasts through shared, so that one instance serves all.',
    { path: `^${remotes}/src/`, pathNot: notTests },
    {
      path: '^node_modules/(react-router|react-router-dom|react-redux|redux|redux-persist|@reduxjs|react-hot-toast)/',
    },
  ),
];
