/**
 * Violations, one per rule: a file that does not exist, its text, and the rule that must refuse it.
 * @type {[file: string, text: string, rule: string][]}
 */
export const plants = [
  [
    'remote-catalog/src/planted/across.ts',
    "import '../../../remote-checkout/src/remote';",
    'remote-knows-itself-and-shared',
  ],
  [
    'host/src/planted/static.ts',
    "import '../../../remote-catalog/src/remote';",
    'host-reaches-remotes-at-run-time',
  ],
  ['host/src/layout/planted.ts', "import '../pages/login/messages';", 'host-layers-go-one-way'],
  ['host/src/pages/planted.ts', "import '../app/toasts';", 'host-layers-go-one-way'],
  ['host/src/store/planted.ts', "import '../layout/messages';", 'host-stands-on-remotes-and-store'],
  [
    'host/src/remotes/planted.ts',
    "import '../store/make-store';",
    'host-stands-on-remotes-and-store',
  ],
  ['core/http/planted.ts', "import '@pasal/platform/server/shop';", 'core-knows-nobody'],
  ['core/planted/shop.ts', "import '@pasal/shared/domain';", 'core-knows-nobody'],
  [
    'platform/server/planted.ts',
    "import type { Database } from '@pasal/server/db/schema';",
    'platform-knows-no-shop',
  ],
  ['platform/browser/planted.ts', "import '@pasal/shared/ui';", 'platform-knows-no-shop'],
  [
    'platform/browser/remotes/planted.ts',
    "import '../../../host/src/store/make-store';",
    'platform-knows-no-shop',
  ],
  ['platform/server/planted-story.ts', "import '../e2e/matrix/faults';", 'platform-knows-no-shop'],
  ['platform/server/planted-bench.ts', "import '../../bench/report';", 'platform-knows-no-shop'],
  [
    'platform/contract/planted.ts',
    "import '../server/shop';",
    'contract-is-the-ground-of-the-platform',
  ],
  [
    'platform/browser/prefetch/planted.ts',
    "import '../../server/discovery';",
    'platform-sides-stand-apart',
  ],
  ['host/src/app/planted.ts', "import '@pasal/core/http/serve';", 'browser-knows-no-server'],
  [
    'remote-catalog/src/planted/floor.ts',
    "import '@pasal/platform/contract/release';",
    'remote-knows-itself-and-shared',
  ],
  ['platform/server/release/planted.routes.ts', "import '../tables';", 'routes-hold-no-sql'],
  [
    'server/src/planted/browser.ts',
    "import '@pasal/shared/ui';",
    'server-knows-contracts-and-domain',
  ],
  ['server/src/db/migrations/planted.ts', "import '../functions';", 'migrations-are-frozen'],
  [
    'server/src/modules/orders/planted.routes.ts',
    "import { sql } from 'kysely';",
    'routes-hold-no-sql',
  ],
  [
    'server/src/modules/orders/planted-type.routes.ts',
    "import type { Database } from '../../db/schema';",
    'routes-hold-no-sql',
  ],
  [
    'server/src/modules/order-record/planted.ts',
    "import '../returns/exchange-came-back';",
    'server-modules-go-one-way',
  ],
  [
    'server/src/modules/catalogue/planted.ts',
    "import '../products/product.service';",
    'server-modules-go-one-way',
  ],
  ['server/src/modules/cash/planted.ts', "import '../areas';", 'areas-are-for-the-server'],
  ['core/observe/planted.ts', "import '../db/tables';", 'observe-knows-nobody'],
  ['server/src/planted/demo.ts', "import '@pasal/demo/src/plan-demo';", 'server-knows-no-demo'],
  [
    'remote-dashboard/src/orders/planted.ts',
    "import '../products/model/product-draft';",
    'areas-stand-apart',
  ],
  [
    'remote-dashboard/src/desks/planted.ts',
    "import '../cash/model/settlement-draft';",
    'areas-stand-apart',
  ],
  [
    'remote-dashboard/src/orders/planted-frame.ts',
    "import '../frame/dashboard-frame/entries';",
    'areas-stand-apart',
  ],
  ['remote-dashboard/src/frame/planted.ts', "import '../desks/model/desks';", 'areas-stand-apart'],
  ['remote-dashboard/src/kit/planted.ts', "import '../desks/desks-api';", 'kit-knows-no-area'],
  ['remote-dashboard/src/desks/model/planted.ts', "import '../desks-api';", 'model-is-pure'],
  ['remote-dashboard/src/cash/model/planted.ts', "import '@pasal/shared/api';", 'model-is-pure'],
  [
    'remote-dashboard/src/customers/features/planted/planted.ts',
    "import '../../pages/customer/customer-page';",
    'features-are-below-pages',
  ],
  [
    'remote-dashboard/src/searches/features/planted/planted.ts',
    "import '../searched-terms/messages';",
    'features-stand-apart',
  ],
  ['shared/src/domain/planted.ts', "import '../theme/tokens';", 'domain-knows-contracts'],
  ['shared/src/ui/planted.ts', "import '../api';", 'ui-knows-no-api'],
  ['shared/src/ui/planted-dates.ts', "import '../dates';", 'dates-stand-on-the-rest'],
  [
    'host/src/planted/staff.ts',
    "import '@pasal/shared/dashboard';",
    'dashboard-room-is-for-remotes',
  ],
  ['remote-checkout/src/planted/router.ts', "import 'react-router-dom';", 'no-deep-federation'],
  ['host/src/planted/kit.ts', "import '@pasal/shared/testing';", 'testing-is-for-tests'],
];
