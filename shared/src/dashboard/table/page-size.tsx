import styled from 'styled-components';
import { DASHBOARD_PAGE_SIZES } from '@pasal/shared/contracts';
import { SelectInput } from '@pasal/shared/ui';
import * as messages from './messages';

const Size = styled(SelectInput)`
  width: auto;
`;

interface PageSizeProps {
  value: number;
  onChange: (size: number) => void;
}

/** How many rows a page has (D101). */
export function PageSize({ value, onChange }: PageSizeProps) {
  return (
    <Size
      aria-label={messages.pageSize}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {DASHBOARD_PAGE_SIZES.map((size) => (
        <option key={size} value={size}>
          {messages.rows(size)}
        </option>
      ))}
    </Size>
  );
}
