import { useSiteSettingsQuery } from '@pasal/shared/api';
import { paths } from '@pasal/shared/routing/paths';
import { PageHead } from '@pasal/shared/shell';
import { Container, LoadingView, VisuallyHidden } from '@pasal/shared/ui';
import { BrandStrip } from '../../features/brand-strip/brand-strip';
import { CategoryFilter } from '../../features/category-filter/category-filter';
import { CategoryPosters } from '../../features/category-posters/category-posters';
import { Hero } from '../../features/hero/hero';
import { NewArrivals } from '../../features/new-arrivals/new-arrivals';
import { PopularItems } from '../../features/popular-items/popular-items';
import { PromoBanner } from '../../features/promo-banner/promo-banner';
import { RecentlyViewedLater } from '../../features/recently-viewed/recently-viewed-later';
import { SpecialOffer } from '../../features/special-offer/special-offer';
import { WeeklyDeals } from '../../features/weekly-deals/weekly-deals';
import { WhenNear } from '../../features/when-near/when-near';
import { organizationThing, webSiteThing } from '../../features/structured-data/structured-data';
import * as s from './home-page.styles';
import * as messages from './messages';
import { useHomeParts } from './use-home-parts';

/** Loads from the start, shown once its optional parts are known. */
function Parts({ known }: { known: boolean }) {
  return (
    <s.Page hidden={!known}>
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
      <WhenNear>
        <NewArrivals />
      </WhenNear>
      <WhenNear>
        <WeeklyDeals />
      </WhenNear>
      <WhenNear>
        <BrandStrip />
      </WhenNear>
      <RecentlyViewedLater />
    </s.Page>
  );
}

function Waiting() {
  return (
    <>
      <VisuallyHidden as="h1">{messages.title}</VisuallyHidden>
      <LoadingView />
    </>
  );
}

/** / (R2 "Home"). */
export function HomePage() {
  const known = useHomeParts();
  const settings = useSiteSettingsQuery().data?.settings;
  return (
    <Container>
      <PageHead
        title={messages.title}
        description={messages.description}
        canonical={paths.home()}
        things={
          settings &&
          ((addressOf) => [
            organizationThing(settings, addressOf),
            webSiteThing(settings, addressOf),
          ])
        }
      />
      {!known && <Waiting />}
      <Parts known={known} />
    </Container>
  );
}
