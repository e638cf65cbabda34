import { paths } from '@pasal/shared/routing/paths';
import { PageHead } from '@pasal/shared/shell';
import { Container } from '@pasal/shared/ui';
import { BrandStrip } from '../../features/brand-strip/brand-strip';
import { CategoryFilter } from '../../features/category-filter/category-filter';
import { CategoryPosters } from '../../features/category-posters/category-posters';
import { Hero } from '../../features/hero/hero';
import { NewArrivals } from '../../features/new-arrivals/new-arrivals';
import { PopularItems } from '../../features/popular-items/popular-items';
import { PromoBanner } from '../../features/promo-banner/promo-banner';
import { SpecialOffer } from '../../features/special-offer/special-offer';
import { WeeklyDeals } from '../../features/weekly-deals/weekly-deals';
import * as s from './home-page.styles';
import { messages } from './messages';

/** / (spec §2 "Home"). */
export function HomePage() {
  return (
    <Container>
      <PageHead
        title={messages.title}
        description={messages.description}
        canonical={paths.home()}
      />
      <s.Page>
        <PromoBanner />
        <s.Top>
          <s.Filter>
            <CategoryFilter />
          </s.Filter>
          <s.Hero>
            <Hero />
          </s.Hero>
          <s.Side>
            <SpecialOffer />
            <PopularItems />
          </s.Side>
          <s.Posters>
            <CategoryPosters />
          </s.Posters>
        </s.Top>
        <NewArrivals />
        <WeeklyDeals />
        <BrandStrip />
      </s.Page>
    </Container>
  );
}
