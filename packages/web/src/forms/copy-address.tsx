import { type FieldValues, isBlank } from '@hearthlight/domain/forms/field-values'
import { placedQuestions } from '@hearthlight/domain/forms/question-paths'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../ui/fields/checkbox.tsx'
import type { QuestionForm } from './use-question-form.ts'

type Props = { form: QuestionForm; address: FieldValues }

/** Copies the person's mailing address into the questions whose `copy_address` names a part of it. */
export function CopyAddress({ form, address }: Props) {
  const { t } = useTranslation('shared')
  const [isCopied, setIsCopied] = useState(false)
  const copies = placedQuestions(form.questions, {}).flatMap(({ question, path }) => {
    const part = question.kind === 'field' ? question.copy_address : undefined
    return part === undefined || isBlank(address[part]) ? [] : [{ path, value: address[part] }]
  })
  if (copies.length === 0) return null
  const copy = (isWanted: boolean) => {
    setIsCopied(isWanted)
    form.changeMany(Object.fromEntries(copies.map(({ path, value }) => [path, isWanted ? value : ''])))
  }
  return <Checkbox label={t('form.copy_address')} value={isCopied} onChange={copy} name="copy_address" />
}
