import { useState } from 'react';
import { oneLine } from '@pasal/shared/domain';
import { useSearchParams } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { PageHead } from '@pasal/shared/shell';
import { Breadcrumb, ButtonLink, Container, StateView, icons } from '@pasal/shared/ui';
import { Bar, Heading } from '../../features/listing/listing.styles';
import { found } from '../../features/listing/messages';
import { NothingFound } from '../../features/nothing-found/nothing-found';
import { useResultsReport } from '../../features/search-report/use-results-report';
import { searchQuery } from '../../model/listing-filters';
import { ProductListing } from '../listing/product-listing';
import { useListing } from '../listing/use-listing';
import * as messages from './messages';
import * as s from './search-page.styles';
import { usePriceAsFilter, type Moved } from './use-price-as-filter';

const trail = [{ label: messages.home, to: paths.home() }, { label: messages.search }];

/** The server's length limit. */
const MAX_QUERY = 200;

function Asking() {
  return (
    <>
      <PageHead title={messages.search} noIndex />
      <StateView page icon={icons.search} title={messages.ask} text={messages.how}>
        <ButtonLink to={paths.home()}>{messages.browse}</ButtonLink>
      </StateView>
    </>
  );
}

interface ResultsProps {
  /** As in the address, to match the response embedded in the document. */
  search: string;
  onMoved: (moved: Moved) => void;
}

function Results({ search, onMoved }: ResultsProps) {
  const listing = useListing({
    ask: (filters) => searchQuery(search, filters),
    searched: oneLine(search),
  });
  const { data, error, filters } = listing;
  const query = listing.words || oneLine(search);
  usePriceAsFilter(listing, search, onMoved);
  useResultsReport(query, data?.products);
  // Brands are counted before filters: without any, and without a category, nothing was found.
  const isNothing =
    data?.facets.brands.length === 0 && data.total === 0 && filters.within === undefined && !error;
  return (
    <>
      <PageHead title={messages.resultsFor(query)} noIndex />
      <Heading>{messages.resultsFor(query)}</Heading>
      {isNothing ? (
        <s.Nothing>
          <Bar>
            <p role="status">{found(0)}</p>
          </Bar>
          <NothingFound query={query} suggestions={data.suggestions} />
        </s.Nothing>
      ) : (
        <ProductListing listing={listing} />
      )}
    </>
  );
}

/** /search?q={query}: all results at their own address, with a category's filters (D52). A new query is a new page: no state remains. */
export function SearchPage() {
  const [address] = useSearchParams();
  const search = (address.get('q') ?? '').slice(0, MAX_QUERY);
  const [moved, setMoved] = useState<Moved>({ from: '', to: '' });
  return (
    <Container>
      <Breadcrumb trail={trail} />
      {oneLine(search) === '' ? (
        <Asking />
      ) : (
        <Results
          key={search === moved.to ? moved.from : search}
          search={search}
          onMoved={setMoved}
        />
      )}
    </Container>
  );
}
