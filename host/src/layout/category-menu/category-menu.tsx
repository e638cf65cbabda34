import { useId, useRef, useState, useSyncExternalStore, type MouseEvent } from 'react';
import { ALL_PRODUCTS } from '@pasal/shared/contracts';
import { useNavigate } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { Icon, icons } from '@pasal/shared/ui';
import { inTries } from '../../remotes/in-tries';
import * as messages from '../messages';
import * as s from './category-menu.styles';
import { useDismissal } from './use-dismissal';

const ALL = paths.category(ALL_PRODUCTS);
const load = () => inTries(() => import('./category-views'));
type Views = Awaited<ReturnType<typeof load>>;

const subscribeNever = () => () => undefined;
/** True once the page is interactive: not on a server, nor before hydration. */
const useIsInteractive = () =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );

/** False for a click that opens another tab or window. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * Links to every category, on every page: a panel below the header, or a drawer in a narrow window. Without
 * JavaScript, or if the panel's code fails to load, it is a link to all products.
 */
export function CategoryMenu() {
  const isInteractive = useIsInteractive();
  const navigate = useNavigate();
  const [views, setViews] = useState<Views>();
  const [open, setOpen] = useState<'panel' | 'drawer'>();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLAnchorElement>(null);
  const id = useId();
  const close = () => setOpen(undefined);
  useDismissal(root, open === 'panel', close, button);

  async function show() {
    const view = window.matchMedia(s.WIDE).matches ? 'panel' : 'drawer';
    try {
      setViews(await load());
      setOpen(view);
    } catch {
      void navigate(ALL);
    }
  }
  const press = () => (open ? close() : void show());
  const acting = {
    role: 'button',
    'aria-expanded': open !== undefined,
    'aria-controls': open === 'panel' ? id : undefined,
  };

  return (
    <s.Root ref={root}>
      <s.Opener
        ref={button}
        to={ALL}
        // The attribute changes nothing for the visitor, but prevents prefetching: a press opens the menu.
        target="_self"
        aria-label={messages.categories}
        {...(isInteractive && acting)}
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={(event) => {
          if (!isPlain(event)) return;
          event.preventDefault();
          press();
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          press();
        }}
      >
        <Icon shape={icons.menu} size={24} />
        <span>{messages.categories}</span>
      </s.Opener>
      {views && open === 'panel' && <views.CategoryPanel id={id} onClose={close} />}
      {views && open === 'drawer' && <views.CategoryDrawer onClose={close} />}
    </s.Root>
  );
}
