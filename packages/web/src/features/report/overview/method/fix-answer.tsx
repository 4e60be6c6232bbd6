import type { Answers } from '@hearthlight/domain/assessment/answers/answers'
import {
  dataOf,
  sectionFields,
  sectionQuestions,
  valuesOf,
} from '@hearthlight/domain/assessment/wizard/wizard-answers'
import type { FieldDefinition } from '@hearthlight/domain/forms/field-definition'
import { withSubFields } from '@hearthlight/domain/forms/field-values'
import { shownFigures } from '@hearthlight/domain/report/shown-figures/shown-figures'
import type { Section } from '@hearthlight/domain/shared/vocabulary'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { FormView } from '../../../../forms/form-view.tsx'
import { textNamespaces } from '../../../../forms/text-namespaces.ts'
import { useFormValues, useQuestionForm } from '../../../../forms/use-question-form.ts'
import { useFieldName } from '../../../../home/known-words.ts'
import { useFormats } from '../../../../platform/formats.ts'
import { usePartner } from '../../../../platform/partner.ts'
import { Button } from '../../../../ui/button.tsx'
import { Modal } from '../../../../ui/overlays/modal.tsx'
import type { Report } from '../../use-report.ts'
import { useWhatIf } from '../../use-what-if.ts'

export type Question = { readonly section: Section; readonly field: string }

type Props = {
  report: Report
  question: Question
  measureIds: readonly string[]
  onSave: (section: Section, data: Record<string, string[]>) => Promise<void>
  onClose: () => void
}

/** The question of one fact, in place. The cost of a year follows the answer before it is kept. */
export function FixAnswer({ report, question, measureIds, onSave, onClose }: Props) {
  const { t } = useTranslation('report')
  const name = useFieldName()
  const { sections } = usePartner().settings
  const stored = report.audit.answers[question.section] ?? {}
  const fields = useMemo(
    () => fieldsOf(sectionFields(sections.audit_sections, question.section), question.field),
    [sections, question],
  )
  const { t: words } = useTranslation([...textNamespaces(fields), 'assessment'])
  const questions = useMemo(() => sectionQuestions(fields, (key) => words(key)), [fields, words])
  const form = useQuestionForm({
    id: 'fix-answer',
    record: `${report.building.id} ${question.field}`,
    under: 'items_list/0/data',
    questions,
    known: valuesOf(questions, stored),
    save: async (values) => {
      await onSave(question.section, dataOf(values))
      onClose()
    },
  })
  const answers: Answers = {
    ...(report.audit.answers as Answers),
    [question.section]: { ...stored, ...dataOf(useFormValues(form)) },
  }
  return (
    <Modal isOpen onClose={onClose} size="l" title={t('fix.title', { name: name(question) })}>
      <FormView
        form={form}
        submitLabel={t('fix.keep')}
        actions={
          <Button variant="secondary" onClick={onClose}>
            {t('fix.cancel')}
          </Button>
        }
      >
        <Preview report={report} measureIds={measureIds} answers={form.isDirty ? answers : null} />
      </FormView>
    </Modal>
  )
}

type PreviewProps = { report: Report; measureIds: readonly string[]; answers: Answers | null }

function Preview({ report, measureIds, answers }: PreviewProps) {
  const { t } = useTranslation('report')
  const { money } = useFormats()
  const result = useWhatIf(report, { measureIds, answers })
  const was = money(shownFigures(report.audit).now.money.value)
  const now = money(shownFigures(result).now.money.value)
  return (
    <p className="num" role="status">
      {answers === null || was === now
        ? t('fix.same', { amount: was })
        : t('fix.changes', { was, amount: now })}
    </p>
  )
}

/** The field itself, or the field it hangs from with everything under it. */
function fieldsOf(all: readonly FieldDefinition[], name: string): readonly FieldDefinition[] {
  return all.filter((field) => withSubFields([field]).some((each) => each.name === name))
}
