import styled from 'styled-components';
import { Link } from '@pasal/shared/routing';
import { tokens } from '@pasal/shared/theme';

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
`;

interface BreadcrumbProps {
  /** From the top down; the last one is this page. */
  trail: readonly { label: string; to?: string }[];
}

export function Breadcrumb({ trail }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
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
