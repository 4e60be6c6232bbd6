import { useTranslation } from 'react-i18next'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { type KnownFact, useEditing } from '../editing.ts'

type Props = { fact: string; name?: string; value: string; onChange: (value: string) => void }

/** What a fact is called in the words of who asks for it, and the values that it can have. */
export function useKnownFact(): (fact: string) => KnownFact {
  const { facts } = useEditing()
  return (fact) =>
    facts.find(({ value }) => value === fact) ?? { value: fact, label: fact, values: undefined }
}

/** A fact that somebody tries a formula with: one of its values, or whatever is written. */
export function FactField({ fact, value, ...field }: Props) {
  const { t } = useTranslation('admin-programs')
  const { label, values } = useKnownFact()(fact)
  if (values === undefined) return <TextField {...field} label={label} value={value} />
  return (
    <Select
      {...field}
      label={label}
      value={value}
      placeholder={t('tester.not_told')}
      options={[
        ...values,
        ...(value !== '' && values.every((each) => each.value !== value) ? [{ value, label: value }] : []),
      ]}
    />
  )
}
