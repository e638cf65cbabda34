import { Type, type Static } from '@sinclair/typebox';

const SeenLogo = Type.Optional(
  Type.String({
    maxLength: 500,
    description: 'the logo the editor saw, empty for none; when it is another by now, 409',
  }),
);

/** Gives something a logo, as `multipart/form-data`. */
export const LogoForm = Type.Object({
  logo: Type.String({ format: 'binary', description: 'PNG, JPEG, WebP or AVIF' }),
  seen: SeenLogo,
});

/** Removes a logo. */
export const LogoRemoval = Type.Object({ seen: SeenLogo });
export type LogoRemoval = Static<typeof LogoRemoval>;
