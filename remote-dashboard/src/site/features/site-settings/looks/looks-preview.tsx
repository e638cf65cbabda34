import { useState } from 'react';
import { accentColorsOf, THEMES } from '@pasal/shared/domain';
import { useShopName } from '@pasal/shared/shell';
import { hasNameInLogo, ShopMark } from '@pasal/shared/ui';
import { isWholeColor } from './accent-field';
import * as s from './looks-preview.styles';
import * as messages from './messages';

interface PreviewProps {
  accent: string;
  /** Address of the logo; undefined for Pasal's mark. */
  logo: string | undefined;
}

/** The logo in place; its width is known once it is loaded. */
function Brand({ logo }: Pick<PreviewProps, 'logo'>) {
  const shopName = useShopName();
  const [size, setSize] = useState<{ of: string; width: number; height: number }>();
  const known = size?.of === logo ? size : undefined;
  return (
    <>
      {logo === undefined ? (
        <ShopMark logo={undefined} />
      ) : (
        <img
          src={logo}
          alt=""
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSize({ of: logo, width, height })
          }
        />
      )}
      {!hasNameInLogo(known) && <b>{shopName}</b>}
    </>
  );
}

/** A preview of the branding in both themes: header, offer, home page texts, footer. */
export function LooksPreview({ accent, logo }: PreviewProps) {
  const colors = isWholeColor(accent) ? accentColorsOf(accent) : undefined;
  return (
    <s.Previews>
      {THEMES.map((theme) => (
        <s.Preview key={theme} $theme={theme} $colors={colors} aria-label={messages.themes[theme]}>
          <figcaption>{messages.themes[theme]}</figcaption>
          <s.Header>
            <Brand logo={logo} />
          </s.Header>
          <s.Body>
            <s.Offer>
              <strong>{messages.offer}</strong>
              <span>{messages.offerText}</span>
              <s.Claim>{messages.offerButton}</s.Claim>
            </s.Offer>
            <s.Words>
              <strong>{messages.words}</strong>
              <span>{messages.wordsText}</span>
            </s.Words>
          </s.Body>
          <s.Footer>
            <Brand logo={logo} />
          </s.Footer>
        </s.Preview>
      ))}
    </s.Previews>
  );
}
