import { useContext, useMemo, type ReactNode } from 'react';
import {
  __PRIVATE__ as styles,
  StyleSheetContext,
  type IStyleSheetContext,
} from 'styled-components';
import { writeGroup, writeStyles } from './written-styles';

/** The largest number of component variants in the cache; a page's props decide how many variants there are. */
const MOST_FORMS = 5000;

type Compile = IStyleSheetContext['stylis'];

/** The rules of each variant of a component, as text, by their classes. */
type Forms = Map<string, string>;

const textOf = (rules: readonly string[]) => rules.map((rule) => `${rule}\n`).join('');

/** The styles compiled for all pages so far. */
class KnownStyles {
  #forms = new Map<string, Forms>();
  #size = 0;
  readonly #global = new Map<string, string[]>();

  find = (id: string, name: string) => this.#forms.get(id)?.get(name);

  add(id: string, name: string, text: string): void {
    if (this.#size >= MOST_FORMS) {
      this.#forms.clear();
      this.#size = 0;
    }
    const forms = this.#forms.get(id) ?? new Map<string, string>();
    this.#size += forms.has(name) ? 0 : 1;
    this.#forms.set(id, forms.set(name, text));
  }

  /** Compiles global styles once, which styled-components does for each page; only they have no selector. */
  withGlobal(compile: Compile): Compile {
    const compileOnce: Compile = (css, selector, prefix, componentId) => {
      if (selector) return compile(css, selector, prefix, componentId);
      const rules = this.#global.get(css) ?? compile(css, selector, prefix, componentId);
      if (this.#global.size >= MOST_FORMS) this.#global.clear();
      this.#global.set(css, rules);
      return rules;
    };
    compileOnce.hash = compile.hash;
    return compileOnce;
  }
}

/** Records the variants that one page uses, whose rules are known as text; nothing is put into a sheet. */
class PageSheet extends styles.StyleSheet {
  readonly #known: KnownStyles;
  readonly #groups = new Map<string, Forms>();

  constructor(known: KnownStyles) {
    super({ isServer: true });
    this.#known = known;
  }

  #note(id: string, name: string, text: string): void {
    const forms = this.#groups.get(id) ?? new Map<string, string>();
    this.#groups.set(id, forms.set(name, text));
  }

  override hasNameForId(id: string, name: string): boolean {
    if (this.#groups.get(id)?.has(name)) return true;
    const text = this.#known.find(id, name);
    if (text !== undefined) this.#note(id, name, text);
    return text !== undefined;
  }

  override insertRules(id: string, name: string, rules: string[]): void {
    const text = textOf(rules);
    this.#known.add(id, name, text);
    this.#note(id, name, text);
  }

  override clearRules(id: string): void {
    this.#groups.delete(id);
  }

  /** The style element, in the order in which styled-components has declared the components. */
  write(): string {
    const groups = [...this.#groups].map(([id, forms]) => ({
      place: styles.StyleSheet.registerId(id),
      text: writeGroup(id, forms),
    }));
    return writeStyles(groups.toSorted((a, b) => a.place - b.place).map(({ text }) => text));
  }
}

interface PageStylesProps {
  sheet: PageSheet;
  known: KnownStyles;
  children: ReactNode;
}

/** Provides the page's own sheet to its components. */
function PageStyles({ sheet, known, children }: PageStylesProps) {
  const outer = useContext(StyleSheetContext);
  const inner = useMemo(
    () => ({ ...outer, styleSheet: sheet, stylis: known.withGlobal(outer.stylis) }),
    [outer, sheet, known],
  );
  return <StyleSheetContext value={inner}>{children}</StyleSheetContext>;
}

/**
 * Makes the style sheets of server-rendered pages. A sheet has only the styles of its page, in the order and with the
 * markers that hydration needs. Compiled styles are cached for the next page, because compiling takes half as long as
 * React does.
 */
export function makePageSheets() {
  const known = new KnownStyles();
  return () => {
    const sheet = new PageSheet(known);
    return {
      /** Wraps a page to collect its styles. */
      collect: (page: ReactNode) => (
        <PageStyles sheet={sheet} known={known}>
          {page}
        </PageStyles>
      ),
      write: () => sheet.write(),
    };
  };
}
