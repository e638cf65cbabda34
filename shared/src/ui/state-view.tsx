import type { ReactNode } from 'react';
import styled from 'styled-components';
import { WORDS } from '@pasal/shared/domain';
import { tokens } from '@pasal/shared/theme';
import { Button } from './button';
import { Icon, icons, type IconShape } from './icons';

const { space, color } = tokens;

const Root = styled.div<{ $page: boolean }>`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space(3)};
  min-height: ${({ $page }) => ($page ? '420px' : '240px')};
  padding: ${space(8)} ${space(4)};
  text-align: center;
  color: ${color.inkMuted};
  strong,
  h1 {
    font-size: ${tokens.font.size.lg};
    color: ${color.ink};
    overflow-wrap: anywhere;
  }
`;

interface StateViewProps {
  icon?: IconShape;
  title: string;
  text?: string;
  /** An error is announced at once; an empty list politely. */
  kind?: 'empty' | 'error';
  /** It is all the page has: the title is the page's heading. */
  page?: boolean;
  children?: ReactNode;
}

/** The face of a list or page that has nothing to show: empty, or failed. */
export function StateView({
  icon,
  title,
  text,
  kind = 'empty',
  page = false,
  children,
}: StateViewProps) {
  const defaultIcon = kind === 'error' ? icons.alert : icons.box;
  return (
    <Root $page={page} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon shape={icon ?? defaultIcon} size={40} />
      {page ? <h1>{title}</h1> : <strong>{title}</strong>}
      {text && <p>{text}</p>}
      {children}
    </Root>
  );
}

interface FailedViewProps {
  title: string;
  text?: string;
  retryLabel?: string;
  page?: boolean;
  onRetry: () => void;
}

/** In the place of data that could not be loaded: what failed, and Retry. */
export function FailedView({
  title,
  text,
  retryLabel = WORDS.retry,
  page,
  onRetry,
}: FailedViewProps) {
  return (
    <StateView kind="error" title={title} {...(text && { text })} {...(page && { page })}>
      <Button variant="secondary" onClick={onRetry}>
        {retryLabel}
      </Button>
    </StateView>
  );
}
