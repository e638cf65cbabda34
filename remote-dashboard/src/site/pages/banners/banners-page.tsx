import { AdminPage } from '@pasal/shared/dashboard';
import { BannerSection } from '../../features/home-pictures/banner-section';
import { BannerColumns } from '../../features/home-pictures/home-pictures.styles';
import * as messages from '../../features/home-pictures/messages';
import { PosterSection } from '../../features/home-pictures/poster-section';

export function BannersPage() {
  return (
    <AdminPage title={messages.title} lead={messages.lead}>
      <BannerColumns>
        <BannerSection />
        <PosterSection type="hero" />
        <PosterSection type="category" />
      </BannerColumns>
    </AdminPage>
  );
}
