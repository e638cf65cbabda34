import { Type, type Static } from '@sinclair/typebox';
import { Lines, Nullable, OneOf, Timestamp } from '@pasal/core/contract/schema';
import { MAX_PAGE_CHARACTERS, PAGE_KINDS, TEXT_LANGUAGES } from '../limits';

const Kind = OneOf(PAGE_KINDS);
const Language = OneOf(TEXT_LANGUAGES);
const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

export const PageParams = Type.Object({ kind: Kind });
/** English by default. */
export const PageQuery = Type.Object({ language: Type.Optional(Language) });

/** GET /site/pages/{kind}: the published text and its language. */
export const OwnerPageResponse = Type.Object({ html: Type.String(), language: Language });
export type OwnerPageResponse = Static<typeof OwnerPageResponse>;

export const PageTextParams = Type.Object({ kind: Kind, language: Language });
export type PageTextParams = Static<typeof PageTextParams>;

/** The state of a page's text: unless published, visitors read the default text, or English. */
const PageTextState = Type.Object({
  /** Time and author of the last publication; null if there is none. */
  published: Nullable(Type.Object({ at: Timestamp, by: Type.String() })),
  has_draft: Type.Boolean(),
});

/** GET /site/pages: every page in every language. */
export const PageTextsResponse = Type.Object({
  texts: Type.Array(Type.Object({ ...PageTextParams.properties, ...PageTextState.properties })),
});
export type PageTextsResponse = Static<typeof PageTextsResponse>;
export type PageTextState = Static<typeof PageTextState>;

/** GET /site/pages/{kind}/{language}/draft: the text to edit; `version` is 0 before the first save. */
export const PageDraftResponse = Type.Object({
  settings: Type.Object({ html: Type.String() }),
  version: Type.Integer(),
  ...PageTextState.properties,
});
export type PageDraftResponse = Static<typeof PageDraftResponse>;

/** PUT of the same: the whole text at the version read. */
export const PageDraftRequest = Type.Object({
  html: Lines({ maxLength: MAX_PAGE_CHARACTERS }),
  version: Version,
});
export type PageDraftRequest = Static<typeof PageDraftRequest>;

export const PageSavedResponse = Type.Object({
  message: Type.String(),
  ...PageDraftResponse.properties,
});
export type PageSavedResponse = Static<typeof PageSavedResponse>;

/** GET /site/pages/{kind}/{language}/versions: publications, newest first. */
export const PageVersionsResponse = Type.Object({
  versions: Type.Array(
    Type.Object({
      id: Type.Integer(),
      at: Timestamp,
      by: Type.String(),
      /** Its first words; empty if the owner's text was removed. */
      words: Type.String(),
    }),
  ),
});
export type PageVersionsResponse = Static<typeof PageVersionsResponse>;

/** POST /site/pages/{kind}/{language}/take-back: an `id` of its history, or null for the default text. */
export const TakeBackRequest = Type.Object({
  id: Nullable(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  version: Version,
});
export type TakeBackRequest = Static<typeof TakeBackRequest>;
