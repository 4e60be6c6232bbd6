import type { AuditResult } from '../../assessment/result/audit-result-schema.ts'

type Label = AuditResult['label']['now']
export type LabelScheme = 'letter' | 'score' | 'gigajoules'

/** A home's label in the partner's scheme; the letter always tells the colour. */
export type LabelMark = { readonly letter: Label['letter']; readonly text: string }

export function labelMark(label: Label, scheme: LabelScheme): LabelMark {
  switch (scheme) {
    case 'letter':
      return { letter: label.letter, text: label.letter }
    case 'score':
      return { letter: label.letter, text: String(label.score) }
    case 'gigajoules':
      return { letter: label.letter, text: String(Math.round(label.gigajoules)) }
    default:
      return scheme satisfies never
  }
}
