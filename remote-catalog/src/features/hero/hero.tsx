import { paths } from '@pasal/shared/routing/paths';
import { ButtonLink } from '@pasal/shared/ui';
import { usePostersQuery } from '@pasal/shared/api';
import { HeroPicture } from './hero-picture';
import * as s from './hero.styles';
import * as messages from './messages';
import { useSlides } from './use-slides';

/** The hero pictures: the first one at once, all of them as a slider soon after. */
function Pictures() {
  const { data } = usePostersQuery({ query: { type: 'hero' } });
  const images = data?.posters.flatMap((poster) => poster.images) ?? [];
  const [path] = images;
  const { first, settle, Slides } = useSlides(images.length > 1);
  if (path === undefined) return null;
  return (
    <>
      <HeroPicture first key={path} ref={first} path={path} onLoad={settle} onError={settle} />
      {Slides && <Slides paths={images} />}
    </>
  );
}

/** The shop's name and tagline, with the hero slider above them (R2.25); without pictures its space remains. */
export function Hero() {
  return (
    <s.Hero>
      <s.Stage>
        <Pictures />
      </s.Stage>
      <s.Words>
        <div>
          <h1>{messages.title}</h1>
          <p>{messages.text}</p>
        </div>
        <ButtonLink to={paths.category('new_arrivals')}>{messages.shop}</ButtonLink>
      </s.Words>
    </s.Hero>
  );
}
