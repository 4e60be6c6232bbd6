import type { AuditResult } from '../../assessment/result/audit-result-schema.ts'
import { type HomePart, homeParts } from '../parts/home-parts.ts'
import { type LabelMark, type LabelScheme, labelMark } from '../parts/label-text.ts'
import { type ShownFigures, shownFigures } from '../shown-figures/shown-figures.ts'

/** What the report says about a home, ready to be put into words and drawings. Screen and PDF read the same one. */
export type HomeView = ShownFigures & {
  readonly label: {
    readonly now: LabelMark
    readonly after: LabelMark
    readonly typical: LabelMark
    readonly newHome: LabelMark
    /** Where panels count in the label: what it would be without them. */
    readonly withoutSolar: { readonly now: LabelMark; readonly after: LabelMark } | null
  }
  readonly parts: readonly (HomePart & { readonly percent: number | null })[]
}

export function homeView(result: AuditResult, scheme: LabelScheme): HomeView {
  const { label, comparison } = result
  const figures = shownFigures(result)
  return {
    ...figures,
    label: {
      now: labelMark(label.now, scheme),
      after: labelMark(label.after, scheme),
      typical: labelMark(comparison.typical.label, scheme),
      newHome: labelMark(comparison.new_home.label, scheme),
      withoutSolar: label.without_solar && {
        now: labelMark(label.without_solar.now, scheme),
        after: labelMark(label.without_solar.after, scheme),
      },
    },
    parts: homeParts(result).map((part) => ({
      ...part,
      percent: figures.losses.find((loss) => loss.part === part.id)?.percent ?? null,
    })),
  }
}
