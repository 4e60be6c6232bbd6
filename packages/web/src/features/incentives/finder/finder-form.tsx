import type { FieldDefinition } from '@hearthlight/domain/forms/field-definition'
import type { FieldValues } from '@hearthlight/domain/forms/field-values'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import { givenAnswers } from '@hearthlight/domain/incentives/finder/finder-facts'
import type { FinderStart } from '@hearthlight/domain/incentives/finder/finder-link'
import { PLACE_FIELD } from '@hearthlight/domain/incentives/finder/place-field'
import { readPlace } from '@hearthlight/domain/incentives/finder/read-place'
import { useTranslation } from 'react-i18next'
import { findRebates } from '../../../api/rebate-finder-api.ts'
import { FormView } from '../../../forms/form-view.tsx'
import { useQuestionForm } from '../../../forms/use-question-form.ts'
import { useQuestions } from '../../../forms/use-questions.ts'
import { HttpProblem } from '../../../platform/http-problem.ts'
import { usePartner } from '../../../platform/partner.ts'
import styles from './finder.module.css'

/** What a person told, and what such a home may get. */
export type Finding = {
  readonly values: FieldValues
  readonly start: FinderStart
  readonly incentives: readonly ClassifiedIncentive[]
}

type Props = {
  fields: readonly FieldDefinition[]
  known: FieldValues
  onFound: (finding: Finding) => void
}

/** Where its answers stand in the refusals of the call. */
const UNDER = 'answers'

export function FinderForm({ fields, known, onFound }: Props) {
  const { t } = useTranslation(['incentives', 'shared'])
  const { country } = usePartner()
  const refusedPlace = (rule: string) => {
    const text = { key: `shared:validation.${rule}`, params: {} }
    const message = t(text.key)
    const title = t('shared:problem.invalid-value')
    return new HttpProblem({
      status: 422,
      code: 'shared.invalid-value',
      title,
      fields: [{ path: `${UNDER}/place`, message, text }],
    })
  }
  const save = async ({ place: line, ...values }: FieldValues) => {
    const place = readPlace(String(line ?? ''), country)
    if ('rule' in place) throw refusedPlace(place.rule)
    const answers = givenAnswers(values)
    const incentives = await findRebates(place.zip, answers)
    onFound({ values: { place: line, ...values }, start: { place, answers }, incentives })
  }
  const form = useQuestionForm({
    id: 'rebate-finder',
    under: UNDER,
    questions: useQuestions([PLACE_FIELD, ...fields]),
    known,
    save,
  })
  return (
    <>
      <p className={`lead ${styles.lead}`}>{t('finder.lead')}</p>
      <FormView form={form} submitLabel={t('finder.submit')} />
    </>
  )
}
