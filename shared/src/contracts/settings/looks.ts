import { Type, type Static } from '@sinclair/typebox';
import { Nullable } from '@pasal/core/contract/schema';

const Path = Type.String();

/** Six lower-case hex digits. */
const Color = Type.String({ pattern: '^#[0-9a-f]{6}$', description: 'a colour, such as #f8c14a' });

/** A picture with its size, to reserve its space. */
const SizedPicture = Type.Object({
  path: Path,
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
});
export type SizedPicture = Static<typeof SizedPicture>;

/** The shop's branding needed by every page (D105); absent values mean Pasal's. */
export const PublicLooks = Type.Object({
  logo: Type.Optional(SizedPicture),
  /** The accent and the colours derived from it. */
  accent: Type.Optional(
    Type.Object({ accent: Color, onAccent: Color, softLight: Color, softDark: Color }),
  ),
});
export type PublicLooks = Static<typeof PublicLooks>;

/** The branding as an owner sets it; null means Pasal's default. */
export const Looks = Type.Object({
  accent: Nullable(Color),
  logo: Nullable(SizedPicture),
  icon: Nullable(Path),
});
export type Looks = Static<typeof Looks>;

/** GET /site/looks; `version` is 0 before the first save. */
export const LooksResponse = Type.Object({ settings: Looks, version: Type.Integer() });
export type LooksResponse = Static<typeof LooksResponse>;

/** What to do with a picture. */
const PictureChoice = Type.Union([Type.Literal('keep'), Type.Literal('new'), Type.Literal('none')]);

/** The texts of that form. */
export const LooksTexts = Type.Object({
  version: Type.String({ pattern: '^[0-9]{1,9}$', description: 'the version it was read at' }),
  accent: Type.Union([Color, Type.Literal('')], { description: "empty for Pasal's own" }),
  logo: PictureChoice,
  icon: PictureChoice,
});
export type LooksTexts = Static<typeof LooksTexts>;

/** PUT /site/looks, as `multipart/form-data`: the `new` pictures, the logo before the icon. */
export const LooksForm = Type.Object({
  ...LooksTexts.properties,
  pictures: Type.Array(Type.String({ format: 'binary', description: 'PNG, JPEG, WebP or AVIF' }), {
    maxItems: 2,
  }),
});
export const LooksSavedResponse = Type.Object({
  message: Type.String(),
  ...LooksResponse.properties,
});
