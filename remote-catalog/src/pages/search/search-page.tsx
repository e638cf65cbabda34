import { useSearchParams } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { PageHead } from '@pasal/shared/shell';
import { Breadcrumb, ButtonLink, Container, StateView } from '@pasal/shared/ui';
import { ListingResults } from '../../features/listing/listing-results';
import { Bar, Heading } from '../../features/listing/listing.styles';
import { found } from '../../features/listing/messages';
import * as messages from './messages';
import * as s from './search-page.styles';
import { useSearchResults } from './use-search-results';

const trail = [{ label: messages.home, to: paths.home() }, { label: messages.search }];

function Results() {
  const { query, page, searchOfPage, data, error, isFetching, refetch } = useSearchResults();
  if (query === '') {
    return (
      <>
        <PageHead title={messages.search} noIndex />
        <StateView page icon="search" title={messages.ask} text={messages.how}>
          <ButtonLink to={paths.home()}>{messages.browse}</ButtonLink>
        </StateView>
      </>
    );
  }
  return (
    <>
      <PageHead title={messages.resultsFor(query)} noIndex />
      <Heading>{messages.resultsFor(query)}</Heading>
      <s.Results>
        <Bar>
          <p role="status">{data && !error ? found(data.total) : ''}</p>
        </Bar>
        <ListingResults
          data={data}
          error={error}
          isFetching={isFetching}
          onRetry={refetch}
          page={page}
          searchOfPage={searchOfPage}
          empty={
            <StateView icon="search" title={messages.nothing(query)} text={messages.advice}>
              <ButtonLink to={paths.home()}>{messages.browse}</ButtonLink>
            </StateView>
          }
        />
      </s.Results>
    </>
  );
}

/**
 * /search?q={query}: all that is found, on an address of its own, which the search of the header opens
 * in a browser without script (D52). Another query is another page: nothing of the last one stays.
 */
export function SearchPage() {
  const [address] = useSearchParams();
  return (
    <Container>
      <Breadcrumb trail={trail} />
      <Results key={address.get('q')} />
    </Container>
  );
}
