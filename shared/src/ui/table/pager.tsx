import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';
import { Button } from '../button';
import * as messages from '../messages';

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space(3)};
  div {
    display: flex;
    gap: ${tokens.space(2)};
  }
  p {
    color: ${tokens.color.inkMuted};
    font-size: ${tokens.font.size.sm};
  }
`;

interface PagerProps {
  /** Its accessible name; required if a page has two. */
  label?: string;
  /** From 1. */
  page: number;
  pageCount: number;
  /** The text on the left, such as '1 to 10 of 132 products'. */
  summary: string;
  onPage: (page: number) => void;
  /** Placed before the buttons, such as the page size. */
  children?: ReactNode;
}

/** Previous / next pagination of a list. */
export function Pager(props: PagerProps) {
  const { label = messages.pages, page, pageCount, summary, onPage, children } = props;
  return (
    <Bar aria-label={label}>
      <p aria-live="polite">{summary}</p>
      <div>
        {children}
        <Button variant="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          {messages.previous}
        </Button>
        <Button variant="secondary" disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
          {messages.next}
        </Button>
      </div>
    </Bar>
  );
}
