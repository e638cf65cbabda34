import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';
import { Panel } from '@pasal/shared/ui';

const { color, font, radius, space } = tokens;

/** Two columns where there is room: description on the left, prices on the right. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(300px, 2fr);
  grid-template-areas: 'basics price' 'pictures shop' 'facts facts' 'variants variants' 'description description' 'nepali nepali' 'actions actions';
  gap: ${space(5)};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-areas: 'basics' 'price' 'shop' 'pictures' 'facts' 'variants' 'description' 'nepali' 'actions';
  }
`;

/** Above all sections, as wide as they are. */
export const Offer = styled.div`
  grid-column: 1 / -1;
  order: -1;
`;

export const Section = styled(Panel)<{ $area: string }>`
  grid-area: ${({ $area }) => $area};
  display: grid;
  gap: ${space(4)};
  min-width: 0;
  height: 100%;
  align-content: start;
  h2 {
    font-size: ${font.size.lg};
    line-height: 1.2;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: ${space(4)};
`;

export const Hint = styled.p`
  font-size: ${font.size.sm};
  color: ${color.inkMuted};
`;

export const Problem = styled.p`
  font-size: ${font.size.sm};
  color: ${color.danger};
`;

export const Actions = styled.div`
  grid-area: actions;
  position: sticky;
  bottom: 0;
  z-index: ${tokens.layer.sticky};
  display: flex;
  justify-content: flex-end;
  gap: ${space(3)};
  padding: ${space(3)} 0;
  border-top: 1px solid ${color.border};
  background: ${color.surfaceMuted};
  ${media.phone} {
    gap: ${space(2)};
    > * {
      flex: auto;
      padding-inline: ${space(2)};
      font-size: ${tokens.font.size.sm};
    }
  }
`;

export const Slots = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(4)};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Slot = styled.li<{ $over: boolean; $filled: boolean }>`
  position: relative;
  display: grid;
  aspect-ratio: 1;
  overflow: hidden;
  border: 2px ${({ $filled }) => ($filled ? 'solid' : 'dashed')}
    ${({ $over, $filled }) => ($over ? color.brand : $filled ? color.border : color.borderStrong)};
  border-radius: ${radius.lg};
  background: ${({ $over }) => ($over ? color.brandSoft : color.surfaceMuted)};
  &:focus-within {
    border-color: ${color.brand};
  }
  ${media.phone} {
    aspect-ratio: 4 / 3;
  }
  img {
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: contain;
    background: ${color.tile};
  }
`;

/** The whole slot can be pressed; the browser's own file input does the rest. */
export const SlotLabel = styled.label`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(1)};
  padding: ${space(2)};
  color: ${color.inkMuted};
  font-size: ${font.size.sm};
  text-align: center;
  cursor: pointer;
  &:has(:focus-visible) {
    outline: 3px solid ${color.brand};
    outline-offset: -3px;
    border-radius: ${radius.lg};
  }
  strong {
    color: ${color.ink};
  }
  input {
    position: absolute;
    width: 1px;
    height: 1px;
    opacity: 0;
  }
`;

export const SlotTools = styled.div`
  position: absolute;
  right: ${space(1)};
  bottom: ${space(1)};
  border-radius: ${radius.md};
  background: ${color.surface};
  box-shadow: ${tokens.shadow.low};
`;

export const SlotName = styled.span`
  position: absolute;
  left: ${space(2)};
  top: ${space(2)};
  padding: 2px ${space(2)};
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${color.ink};
  font-size: ${font.size.xs};
  font-weight: ${font.weight.semibold};
  box-shadow: ${tokens.shadow.low};
`;

export const SectionHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
`;

/** A heading and a mark beside it. */
export const Marked = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
`;

export const BelowLabel = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
`;

export const Notice = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(4)};
  border: 1px solid ${color.warning};
  border-radius: ${radius.lg};
  background: ${color.warningSoft};
  strong {
    color: ${color.warning};
  }
  button {
    justify-self: start;
  }
`;

/** "a full-screen spinner while saving" (R2.94) */
export const Overlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.dialog};
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(4)};
  background: ${color.surface};
  opacity: 0.94;
  color: ${color.brand};
  font-weight: ${font.weight.semibold};
  progress {
    width: min(320px, 70vw);
    accent-color: ${color.brand};
  }
`;

/** A small link below a field. */
export const SmallButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  justify-self: start;
  min-height: ${space(8)};
  padding: 0 ${space(1)};
  border: 0;
  border-radius: ${radius.md};
  background: transparent;
  color: ${color.brand};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.semibold};
  &:hover {
    text-decoration: underline;
  }
  ${media.tablet} {
    min-height: ${tokens.height.target};
  }
`;

export const InPlace = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(2)};
  padding: ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surfaceMuted};
  > :first-child {
    flex: 1 1 160px;
  }
`;
