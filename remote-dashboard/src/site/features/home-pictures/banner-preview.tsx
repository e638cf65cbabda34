import type { Banner } from '@pasal/shared/contracts';
import { DiscountBadge } from '@pasal/shared/ui';
import * as s from './home-pictures.styles';
import * as messages from './messages';

interface BannerPreviewProps {
  texts: Omit<Banner, 'id' | 'image'>;
  /** Address of the picture; undefined for none. */
  picture: string | undefined;
}

/** The banner as visitors will see it, while it is written; empty fields are not shown (D12). */
export function BannerPreview({ texts, picture }: BannerPreviewProps) {
  const { discount, title, title2, title3, title4, date_range } = texts;
  const lines = Object.entries({ title2, title3, title4, date_range });
  return (
    <s.Preview aria-label={messages.preview}>
      {picture !== undefined && <img src={picture} alt="" />}
      <div>
        {discount.trim() !== '' && <DiscountBadge $loud>{discount}</DiscountBadge>}
        <strong>{title.trim() || ' '}</strong>
        {lines.map(([field, text]) => text.trim() !== '' && <p key={field}>{text}</p>)}
      </div>
    </s.Preview>
  );
}
