import { ownField } from '@hearthlight/domain/forms/field-definition'
import { chosenValues } from '@hearthlight/domain/forms/field-values'
import type { HomeSavings } from '@hearthlight/domain/savings/home-savings'
import { MEASURE_IDS } from '@hearthlight/engine/measures'
import { useTranslation } from 'react-i18next'
import { savingsApi } from '../../api/savings-api.ts'
import { FormView } from '../../forms/form-view.tsx'
import { useQuestionForm } from '../../forms/use-question-form.ts'
import { useQuestions } from '../../forms/use-questions.ts'

const day = (name: 'begins' | 'ends') =>
  ownField({
    name,
    type: 'date',
    label: `meters:savings.work.${name}`,
    required: true,
    help_text: `meters:savings.work.${name}_hint`,
  })
const FIELDS = [
  ownField({
    name: 'measure_ids',
    type: 'multi_select',
    label: 'meters:savings.work.what',
    required: true,
    options: MEASURE_IDS.map((value) => ({ value, label: `assessment:measure.${value}.title` })),
  }),
  day('begins'),
  day('ends'),
]

export type ToldWork = HomeSavings['works'][number]
type Props = { buildingId: string; work?: ToldWork; onDone?: () => void }

/** Which work was done, and between which days; of known work, with what is known. */
export function WorkForm({ buildingId, work, onDone }: Props) {
  const { t } = useTranslation('meters')
  const form = useQuestionForm({
    id: 'work-done',
    record: work?.id ?? buildingId,
    questions: useQuestions(FIELDS),
    ...(work && {
      known: { begins: work.begins, ends: work.ends, measure_ids: work.measures.map(({ id }) => id) },
    }),
    save: async ({ begins, ends, measure_ids }) => {
      const done = chosenValues(measure_ids)
      const told = {
        begins: String(begins),
        ends: String(ends),
        measure_ids: MEASURE_IDS.filter((id) => done.includes(id)),
      }
      await (work === undefined
        ? savingsApi.saveWork(buildingId, told)
        : savingsApi.changeWork(work.id, told))
      onDone?.()
    },
  })
  return <FormView form={form} submitLabel={t('savings.work.save')} />
}
