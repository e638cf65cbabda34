import { Lead, Page, Title, TitledSection } from '@pasal/shared/dashboard';
import { useNavigate } from '@pasal/shared/routing';
import { PageHead } from '@pasal/shared/shell';
import { GoodsPicker } from '../../../kit/goods-picker/goods-picker';
import { useListQuery } from '../../../kit/list-filters/use-list-query';
import { ownPaths } from '../../../paths';
import { StockLinks } from '../../features/stock-links/stock-links';
import * as messages from '../../features/to-buy/messages';
import { ToBuy } from '../../features/to-buy/to-buy';
import { readToBuy } from '../../model/stock-address';

/** Where stock begins: the way to each product's, and what to buy. */
export function StockPage() {
  const navigate = useNavigate();
  const { query, change, correctPage } = useListQuery(readToBuy);
  return (
    <Page>
      <PageHead title={messages.title} />
      <div>
        <Title>{messages.title}</Title>
        <Lead>{messages.lead}</Lead>
      </div>
      <StockLinks />
      <TitledSection title={messages.lookUp} lead={messages.lookUpLead}>
        <GoodsPicker onPick={({ id }) => void navigate(ownPaths.productStock(id))} />
      </TitledSection>
      <ToBuy query={query} onChange={change} onPageGone={correctPage} />
    </Page>
  );
}
