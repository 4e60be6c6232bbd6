import type { Scheme } from '../partner/look/palette.ts'
import type { PublicPartner } from '../partner/public/public-partner.ts'
import type { Language } from '../texts/namespaces.ts'

export const PREVIEW_MESSAGE = 'hearthlight-preview'

/** What the studio tells the site that it frames: the draft as it is now. */
export type ToPreview = {
  readonly type: typeof PREVIEW_MESSAGE
  readonly partner: PublicPartner
  readonly language: Language
  readonly scheme: Scheme
}

/** What the editor of a program tells the application that it frames: the draft is another now. */
export type ProgramChanged = { readonly type: typeof PREVIEW_MESSAGE; readonly program: 'changed' }

/** What the framed site tells the studio. */
export type FromPreview = { readonly type: typeof PREVIEW_MESSAGE; readonly state: 'ready' }
