import { fieldsForHome, homeKinds } from '@hearthlight/domain/assessment/answers/home-kind'
import { sectionFields } from '@hearthlight/domain/assessment/wizard/wizard-answers'
import { type FieldDefinition, isFixed } from '@hearthlight/domain/forms/field-definition'
import type { VisitBrief } from '@hearthlight/domain/scheduling/visit-brief'
import { SECTIONS, type Section } from '@hearthlight/domain/shared/vocabulary'
import { useMemo } from 'react'
import { usePartner } from '../../platform/partner.ts'

/** A question of the assessment. */
export type Asked = { readonly section: Section; readonly field: FieldDefinition }

/** Two sections may have a field of the same name. */
export const askedId = ({ section, field }: Asked): string => `${section} ${field.name}`

/** The questions that make sense for this home. */
export function useAskedOfHome({ answers }: Pick<VisitBrief, 'answers'>): readonly Asked[] {
  const { audit_sections } = usePartner().settings.sections
  return useMemo(() => {
    const kinds = homeKinds(answers)
    return SECTIONS.flatMap((section) =>
      fieldsForHome(sectionFields(audit_sections, section), section, kinds)
        .filter((field) => !isFixed(field))
        .map((field) => ({ section, field })),
    )
  }, [audit_sections, answers])
}
