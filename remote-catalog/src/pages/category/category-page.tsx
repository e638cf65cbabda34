import { useParams } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { PageHead } from '@pasal/shared/shell';
import { Breadcrumb, Container } from '@pasal/shared/ui';
import { Heading } from '../../features/listing/listing.styles';
import { breadcrumbThing, categoryStep } from '../../features/structured-data/structured-data';
import { ProductListing } from '../listing/product-listing';
import * as s from './category-page.styles';
import * as messages from './messages';
import { useCategoryListing } from './use-category-listing';

function Listing() {
  const { label, canonical, selection, place, categories, ...listing } = useCategoryListing();
  const { data } = listing;
  // Brands are counted before filters: if there are none, the category doesn't exist or is empty.
  const hasGoods = data !== undefined && data.facets.brands.length > 0;
  const parent = place?.child && place.category;
  const trail = [
    { label: messages.home, to: paths.home() },
    ...(parent ? [categoryStep(parent)] : []),
    { label },
  ];
  return (
    <Container>
      <PageHead
        title={label}
        description={messages.description(label)}
        {...(hasGoods && { canonical })}
        things={data && ((addressOf) => [breadcrumbThing(trail, canonical, addressOf)])}
      />
      <Breadcrumb trail={trail} />
      <Heading>{label}</Heading>
      {selection !== null && (
        <s.Selected>
          {messages.selected} <strong>{selection}</strong>
        </s.Selected>
      )}
      <ProductListing
        listing={listing}
        categories={place && categories && { all: categories, place }}
      />
    </Container>
  );
}

/** /product-category/{category}. A new category is a new list: no state remains. */
export function CategoryPage() {
  const { category } = useParams();
  return <Listing key={category} />;
}
