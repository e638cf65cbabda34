import { pictureSrcSet, pictureUrl } from '@pasal/shared/api';
import { paths } from '@pasal/shared/routing/paths';
import { ButtonLink } from '@pasal/shared/ui';
import { usePublicPostersQuery } from '../../catalog-api';
import { posterImages } from '../../model/poster-images';
import * as s from './hero.styles';
import { messages } from './messages';

/** What the shop is, over the first hero picture; without one the words stand alone. */
export function Hero() {
  const { data } = usePublicPostersQuery('hero');
  const [path] = posterImages(data?.posters);
  return (
    <s.Hero>
      {path !== undefined && (
        <img
          src={pictureUrl(path, 1280)}
          srcSet={pictureSrcSet(path)}
          sizes="(max-width: 959px) 160vw, 1280px"
          width={1280}
          height={512}
          alt=""
          fetchPriority="high"
        />
      )}
      <s.Words>
        <h1>{messages.title}</h1>
        <p>{messages.text}</p>
        <ButtonLink to={paths.category('new_arrivals')}>{messages.shop}</ButtonLink>
      </s.Words>
    </s.Hero>
  );
}
