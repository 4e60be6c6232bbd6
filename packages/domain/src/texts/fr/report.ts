import type { Texts } from '../namespaces.ts'
import { analysisTexts } from './report/analysis.ts'
import { homeTexts } from './report/home.ts'
import { overviewTexts } from './report/overview.ts'
import { pdfTexts } from './report/pdf.ts'
import { planTexts } from './report/plan.ts'

export const texts = {
  ...overviewTexts,
  ...homeTexts,
  ...planTexts,
  ...analysisTexts,
  ...pdfTexts,
} satisfies Texts
