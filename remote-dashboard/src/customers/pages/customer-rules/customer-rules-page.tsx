import { AdminPage } from '@pasal/shared/dashboard';
import { ButtonLink } from '@pasal/shared/ui';
import { useListQuery } from '../../../kit/list-filters/use-list-query';
import { readPeriod } from '../../../kit/model/period';
import { patterns } from '../../../paths';
import { CustomerLinks } from '../../features/customer-links/customer-links';
import * as messages from '../../features/rule-report/messages';
import { RuleReport } from '../../features/rule-report/rule-report';

/** What the owner's rules of cash on delivery cost and saved. */
export function CustomerRulesPage() {
  const { query, change } = useListQuery(readPeriod);
  return (
    <AdminPage
      title={messages.title}
      lead={messages.lead}
      actions={<ButtonLink to={patterns.siteDesks}>{messages.settings}</ButtonLink>}
    >
      <CustomerLinks />
      <RuleReport days={query} onChange={change} />
    </AdminPage>
  );
}
