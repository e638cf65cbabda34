import { useId, useState } from 'react';
import { useCategoriesQuery } from '@pasal/shared/api';
import type { Brand } from '@pasal/shared/contracts';
import { Link } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { Icon, IconButton, Skeleton, VisuallyHidden, icons } from '@pasal/shared/ui';
import { brandsOf } from '../../model/category-list';
import { BrandMark } from './brand-mark';
import { useNear } from '../when-near/use-near';
import * as s from './brand-strip.styles';
import * as messages from './messages';

interface BrandsProps {
  brands: readonly Brand[];
  /** The strip is near the viewport: all its pictures are loaded, even off-screen ones. */
  near: boolean;
  /** The second half of the loop: purely visual. */
  copy?: boolean;
}

function Brands({ brands, near, copy = false }: BrandsProps) {
  return (
    <s.Brands $copy={copy} {...(copy && { 'aria-hidden': true })}>
      {brands.map((brand) => (
        <s.Brand key={brand.id}>
          <Link to={paths.category(brand.name)} {...(copy && { tabIndex: -1 })}>
            <BrandMark brand={brand} eager={near} />
          </Link>
        </s.Brand>
      ))}
    </s.Brands>
  );
}

/**
 * The brand strip, with logos or names (D48), which loops once it is near the viewport: until then each brand is in
 * the document once. Hover, focus, its button and reduced motion stop it (R2.37).
 */
export function BrandStrip() {
  const heading = useId();
  const [paused, setPaused] = useState(false);
  const { data, isFetching } = useCategoriesQuery();
  const brands = brandsOf(data?.categories ?? []);
  const { place, near } = useNear();
  if (!data && isFetching) return <Skeleton $height="80px" />;
  if (brands.length === 0) return null;
  return (
    <s.Strip ref={place} aria-labelledby={heading}>
      <VisuallyHidden as="h2" id={heading}>
        {messages.title}
      </VisuallyHidden>
      <s.Window $loops={near}>
        <s.Track $loops={near} $paused={paused}>
          <Brands brands={brands} near={near} />
          {near && <Brands brands={brands} near copy />}
        </s.Track>
      </s.Window>
      <IconButton
        label={paused ? messages.play : messages.pause}
        onClick={() => setPaused(!paused)}
      >
        <Icon shape={paused ? icons.play : icons.pause} />
      </IconButton>
    </s.Strip>
  );
}
