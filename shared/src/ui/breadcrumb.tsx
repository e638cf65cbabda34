import styled from 'styled-components';
import { Link } from '@pasal/shared/routing';
import { media, tokens } from '@pasal/shared/theme';
import * as messages from './messages';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space(2)};
  padding-block: ${tokens.space(4)};
  font-size: ${tokens.font.size.sm};
  color: ${tokens.color.inkMuted};
  li {
    overflow-wrap: anywhere;
  }
  /* A long title is cut: the page's heading says it in full. */
  li:last-child {
    display: flex;
    flex: 1 1 ${tokens.space(20)};
    min-width: 0;
  }
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  li + li::before {
    content: '/';
    margin-right: ${tokens.space(2)};
  }
  /* A phone has one line for it: a deep page's own title stands in the heading alone. */
  ${media.phone} {
    flex-wrap: nowrap;
    padding-block: ${tokens.space(3)};
    li {
      display: flex;
      min-width: 0;
    }
    li:first-child {
      flex: none;
    }
    li:last-child:nth-child(n + 4) {
      display: none;
    }
    a {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

interface BreadcrumbProps {
  /** Its accessible name; required if a page has two. */
  label?: string;
  /** From the top; the last one is this page. */
  trail: readonly { label: string; to?: string }[];
}

/** The path from the home page to this one, as a list of links. */
export function Breadcrumb({ label: name = messages.breadcrumb, trail }: BreadcrumbProps) {
  return (
    <nav aria-label={name}>
      <List>
        {trail.map(({ label, to }) => (
          <li key={label}>
            {to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </List>
    </nav>
  );
}
