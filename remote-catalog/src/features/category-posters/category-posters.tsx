import { useId } from 'react';
import { useCategoriesQuery, usePostersQuery } from '@pasal/shared/api';
import { labelOf, pictureSrcSet, pictureUrl } from '@pasal/shared/domain';
import { Link } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { Skeleton, VisuallyHidden } from '@pasal/shared/ui';
import * as s from './category-posters.styles';
import * as messages from './messages';

/** For category posters the first four pictures are used (R3.4). */
const POSTER_COUNT = 4;

function Picture({ path }: { path: string }) {
  return (
    <img
      src={pictureUrl(path, 480)}
      srcSet={pictureSrcSet(path, 960)}
      sizes="(max-width: 639px) 46vw, (max-width: 959px) 23vw, 320px"
      width={480}
      height={320}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}

/** Four pictures, hidden if there are none (R2.24); the first goes to the first category, and so on. */
export function CategoryPosters() {
  const heading = useId();
  const { data, isFetching } = usePostersQuery({ query: { type: 'category' } });
  const { data: known } = useCategoriesQuery();
  const images = data?.posters.flatMap((poster) => poster.images).slice(0, POSTER_COUNT) ?? [];
  if (!data && isFetching) {
    return (
      <s.Grid aria-label={messages.loading} aria-busy="true">
        {Array.from({ length: POSTER_COUNT }, (_, index) => (
          <s.Poster key={index}>
            <Skeleton $height="100%" />
          </s.Poster>
        ))}
      </s.Grid>
    );
  }
  if (images.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <VisuallyHidden as="h2" id={heading}>
        {messages.title}
      </VisuallyHidden>
      <s.Grid>
        {images.map((path, index) => {
          const category = known?.categories[index];
          return (
            <s.Poster key={path}>
              {category === undefined ? (
                <Picture path={path} />
              ) : (
                <Link to={paths.category(category.name)}>
                  <Picture path={path} />
                  <s.Caption>{labelOf(category)}</s.Caption>
                </Link>
              )}
            </s.Poster>
          );
        })}
      </s.Grid>
    </section>
  );
}
