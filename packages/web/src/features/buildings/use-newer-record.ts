import type { Building } from '@hearthlight/domain/buildings/building'
import type { BuildingField } from '@hearthlight/domain/buildings/building-fields'
import { shownValues } from '@hearthlight/domain/buildings/building-values'
import { changedFields } from '@hearthlight/domain/buildings/field-revisions'
import { nameField } from '@hearthlight/domain/buildings/utilities'
import { isBlank } from '@hearthlight/domain/forms/field-values'
import { isCompanyFact } from '@hearthlight/domain/shared/same-company'
import { useEffect } from 'react'
import type { QuestionForm } from '../../forms/use-question-form.ts'
import { usePartner } from '../../platform/partner.ts'

const isSame = (one: unknown, other: unknown) => one === other || (isBlank(one) && isBlank(other))

/**
 * When the record was saved elsewhere while the form is open: fields the person has not touched take the newer
 * values, fields they have typed in stay theirs until they save.
 */
export function useNewerRecord(
  newest: Building,
  basis: Building,
  form: QuestionForm,
  tell: (changed: readonly BuildingField[]) => void,
): void {
  const { utilities } = usePartner().settings
  useEffect(() => {
    // The query is an outside source: it asks again on focus and when another tab says that it saved.
    if (newest.revision <= basis.revision) return
    const shown = shownValues(newest, utilities)
    const before = shownValues(basis, utilities)
    const asked = new Set(form.questions.map((question) => question.name))
    const changed = changedFields(basis, newest).filter((name) => asked.has(name))
    const typed = form.read()
    const untouched = changed.filter((name) => isSame(typed[name], before[name]))
    const taken = untouched.flatMap((name) => (isCompanyFact(name) ? [name, nameField(name)] : [name]))
    form.changeMany(Object.fromEntries(taken.map((name) => [name, shown[name]])))
    tell(changed)
  }, [newest, basis, form, tell, utilities])
}
