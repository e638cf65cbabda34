import styled from 'styled-components';
import { Outlet } from '@pasal/shared/routing';
import { tokens } from '@pasal/shared/theme';
import { AnnouncementBar } from './announcement-bar';
import { Footer } from './footer';
import { Header } from './header';
import * as messages from './messages';
import { NoticeBar } from './notice-bar';

const SkipLink = styled.a`
  position: fixed;
  top: -100px;
  left: ${tokens.space(4)};
  z-index: ${tokens.layer.toast};
  padding: ${tokens.space(3)} ${tokens.space(4)};
  background: ${tokens.color.surface};
  border-radius: ${tokens.radius.md};
  &:focus {
    top: ${tokens.space(2)};
  }
`;
/* As high as the window: the footer starts below it and does not move while a page loads. */
const Main = styled.main`
  min-height: 100vh;
  padding-bottom: ${tokens.space(12)};
  &:focus {
    outline: none;
  }
`;

/** What cannot be used without JavaScript; hidden if the page itself has a message about it. */
const Scriptless = styled(NoticeBar)`
  noscript:has(~ #content noscript) > & {
    display: none;
  }
`;

/** The public layout: header, the page, footer (R2 "Public layout"). */
export function ShopLayout() {
  return (
    <>
      <SkipLink href="#content">{messages.skip}</SkipLink>
      <AnnouncementBar />
      <Header />
      <noscript>
        <Scriptless>{messages.scriptless}</Scriptless>
      </noscript>
      <Main id="content" tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer />
    </>
  );
}
