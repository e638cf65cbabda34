import type { ComponentType } from 'react';
import styled from 'styled-components';
import { useSiteSettingsQuery } from '@pasal/shared/api';
import { phoneHref } from '@pasal/shared/domain';
import { media, tokens } from '@pasal/shared/theme';
import { Icon, icons, LoadingView } from '@pasal/shared/ui';
import { FRAMED_PLACE } from './framed-place';
import * as messages from './messages';

/** Without JavaScript nothing will load. */
const Waiting = styled.div`
  ${media.scriptless} {
    display: none;
  }
`;

const Words = styled.section`
  display: grid;
  justify-items: center;
  gap: ${tokens.space(3)};
  width: min(480px, 100% - ${tokens.space(8)});
  margin: ${tokens.space(12)} auto;
  padding: ${tokens.space(6)};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.warningSoft};
  text-align: center;
  h1 {
    font-size: ${tokens.font.size.lg};
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space(2)};
    min-height: ${tokens.height.target};
    color: ${tokens.color.brandStrong};
    font-weight: ${tokens.font.weight.semibold};
  }
`;

/** Shown in a page's place without JavaScript: why nothing loads, and how to order all the same. */
function WithoutScript() {
  const settings = useSiteSettingsQuery().data?.settings;
  const [phone] = settings?.phones ?? [];
  const whatsapp = settings?.social.whatsapp;
  return (
    <Words>
      <h1>{messages.withoutScript}</h1>
      <p>{phone || whatsapp ? messages.orderOtherwise : messages.allowScript}</p>
      {phone && (
        <a href={phoneHref(phone)}>
          <Icon shape={icons.phone} /> {phone}
        </a>
      )}
      {whatsapp && (
        <a href={whatsapp} rel="noopener noreferrer">
          <Icon shape={icons.whatsapp} /> WhatsApp
        </a>
      )}
    </Words>
  );
}

interface FramedPageProps {
  /** Shows this browser's data before the page's scripts have loaded. */
  Early: ComponentType | undefined;
}

/** The placeholder, in the server's HTML, for a page that only the browser renders. */
export function FramedPage({ Early }: FramedPageProps) {
  return (
    <div id={FRAMED_PLACE}>
      <Waiting>
        <LoadingView />
      </Waiting>
      <noscript>
        <WithoutScript />
      </noscript>
      {Early && <Early />}
    </div>
  );
}
