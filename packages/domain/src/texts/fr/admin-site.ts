import type { Texts } from '../namespaces.ts'
import { editingTexts } from './admin-site/editing.ts'
import { newPartnerTexts } from './admin-site/new-partner.ts'
import { previewTexts } from './admin-site/preview.ts'
import { publishingTexts } from './admin-site/publishing.ts'
import { translationTexts } from './admin-site/translations.ts'

export const texts = {
  ...editingTexts,
  ...previewTexts,
  ...publishingTexts,
  ...newPartnerTexts,
  ...translationTexts,
} satisfies Texts
