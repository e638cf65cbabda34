import { useId, useRef, useState, useSyncExternalStore, type MouseEvent } from 'react';
import { ALL_PRODUCTS } from '@pasal/shared/contracts';
import { useNavigate } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { Icon, icons } from '@pasal/shared/ui';
import * as messages from '../messages';
import * as s from './category-menu.styles';
import { useDismissal } from './use-dismissal';

const ALL = paths.category(ALL_PRODUCTS);
const load = () => import('./category-faces');
type Faces = Awaited<ReturnType<typeof load>>;

const never = () => () => undefined;
/** Whether the page answers: on a server, and until its HTML is taken over, it does not. */
const useAnswers = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Who asks for another tab or window gets it. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * The way to every category, on every page: a panel below the header, where there is no room for it a
 * drawer. Without script, and when the panel does not come, it is a link to all products.
 */
export function CategoryMenu() {
  const answers = useAnswers();
  const navigate = useNavigate();
  const [faces, setFaces] = useState<Faces>();
  const [open, setOpen] = useState<'panel' | 'drawer'>();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLAnchorElement>(null);
  const id = useId();
  const close = () => setOpen(undefined);
  useDismissal(root, open === 'panel', close, button);

  async function show() {
    const face = window.matchMedia(s.WIDE).matches ? 'panel' : 'drawer';
    try {
      setFaces(await load());
      setOpen(face);
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
        // Says what is so anyway, and that it is no link to be fetched ahead: a press opens the menu.
        target="_self"
        aria-label={messages.categories}
        {...(answers && acting)}
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
      {faces && open === 'panel' && <faces.CategoryPanel id={id} onClose={close} />}
      {faces && open === 'drawer' && <faces.CategoryDrawer onClose={close} />}
    </s.Root>
  );
}
