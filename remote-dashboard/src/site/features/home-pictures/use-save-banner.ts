import type { Banner } from '@pasal/shared/contracts';
import { useAddBannerMutation, useChangeBannerMutation } from '../../site-api';

/** Changes a banner, or adds a new one when there is none. */
export function useSaveBanner(banner: Pick<Banner, 'id'> | undefined) {
  const [add] = useAddBannerMutation();
  const [change] = useChangeBannerMutation();
  return (form: FormData) => (banner ? change({ params: { id: banner.id }, form }) : add({ form }));
}
