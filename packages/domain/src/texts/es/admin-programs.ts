import type { Texts } from '../namespaces.ts'
import { choiceTexts } from './admin-programs/choices.ts'
import { conditionTexts } from './admin-programs/conditions.ts'
import { defectTexts } from './admin-programs/defects.ts'
import { editingTexts } from './admin-programs/editing.ts'
import { fieldTexts } from './admin-programs/fields.ts'
import { partTexts } from './admin-programs/parts.ts'
import { tryingTexts } from './admin-programs/trying.ts'

export const texts = {
  ...editingTexts,
  ...conditionTexts,
  ...partTexts,
  ...tryingTexts,
  ...defectTexts,
  ...choiceTexts,
  ...fieldTexts,
} satisfies Texts
