import { useId, useState } from 'react';
import { useShopCategoriesQuery } from '@pasal/shared/api';
import { Link } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { Icon, IconButton, Skeleton, VisuallyHidden } from '@pasal/shared/ui';
import { brandNamesOf } from '../../model/category-list';
import * as s from './brand-strip.styles';
import { messages } from './messages';

interface NamesProps {
  names: readonly string[];
  /** The second half of the loop: for the eye only. */
  copy?: boolean;
}

function Names({ names, copy = false }: NamesProps) {
  return (
    <s.Names $copy={copy} {...(copy && { 'aria-hidden': true })}>
      {names.map((name) => (
        <s.Name key={name}>
          <Link to={paths.category(name)} {...(copy && { tabIndex: -1 })}>
            {name}
          </Link>
        </s.Name>
      ))}
    </s.Names>
  );
}

/** The looping strip of brands; hover, focus, its button and reduced motion stop it (spec §2 "Home"). */
export function BrandStrip() {
  const heading = useId();
  const [paused, setPaused] = useState(false);
  const { data, isFetching } = useShopCategoriesQuery();
  const names = brandNamesOf(data?.categories ?? []);
  if (!data && isFetching) return <Skeleton $height="72px" />;
  if (names.length === 0) return null;
  return (
    <s.Strip aria-labelledby={heading}>
      <VisuallyHidden as="h2" id={heading}>
        {messages.title}
      </VisuallyHidden>
      <s.Window>
        <s.Track $paused={paused}>
          <Names names={names} />
          <Names names={names} copy />
        </s.Track>
      </s.Window>
      <IconButton
        label={paused ? messages.play : messages.pause}
        onClick={() => setPaused(!paused)}
      >
        <Icon name={paused ? 'play' : 'pause'} />
      </IconButton>
    </s.Strip>
  );
}
