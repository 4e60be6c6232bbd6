import { readChosen, writeChosen } from '@hearthlight/domain/shared/list-page'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { CheckboxGroup } from '../../../ui/fields/choices/checkbox-group.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import type { Filter } from './filter.ts'
import styles from './filter-bar.module.css'

type Values = Readonly<Record<string, string>>
type Props = {
  filters: readonly Filter[]
  values: Values
  onApply: (values: Values) => void
  onClose: () => void
}

/** Several filters are set at once; what was chosen counts only when it is applied. */
export function FilterDialog({ filters, values, onApply, onClose }: Props) {
  const { t } = useTranslation('admin-kit')
  const [draft, setDraft] = useState<Values>({})
  const form = useId()
  const chosen: Values = { ...values, ...draft }
  function apply(event: FormEvent) {
    event.preventDefault()
    onApply(draft)
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('filter.title')}
      actions={
        <DialogActions
          cancel={t('dialog.cancel')}
          onCancel={onClose}
          confirm={t('filter.apply')}
          form={form}
        />
      }
    >
      <form id={form} className={styles.form} onSubmit={apply}>
        {filters.map((filter) => (
          <FilterControl
            key={filter.id}
            filter={filter}
            values={chosen}
            onChange={(id, value) => setDraft((before) => ({ ...before, [id]: value }))}
          />
        ))}
      </form>
    </Modal>
  )
}

type ControlProps = { filter: Filter; values: Values; onChange: (id: string, value: string) => void }

function FilterControl({ filter, values, onChange }: ControlProps) {
  const { t } = useTranslation('admin-kit')
  const { id, label } = filter
  const field = (name: string, title: string, type: 'date' | 'text') => (
    <TextField
      key={name}
      label={title}
      type={type}
      value={values[name]}
      onChange={(value) => onChange(name, value)}
    />
  )
  switch (filter.kind) {
    case 'choice':
      return filter.isMany ? (
        <ManyControl filter={filter} text={values[id] ?? ''} onChange={(value) => onChange(id, value)} />
      ) : (
        <Select
          label={label}
          value={values[id]}
          placeholder={t('filter.any')}
          options={filter.options}
          onChange={(value) => onChange(id, value)}
        />
      )
    case 'flag':
      return (
        <Checkbox
          label={label}
          value={values[id] === 'true'}
          onChange={(isOn) => onChange(id, isOn ? 'true' : '')}
        />
      )
    case 'dates':
      return (
        <div className={styles.range}>
          {field(`${id}_from`, t('filter.from', { name: label }), 'date')}
          {field(`${id}_to`, t('filter.to', { name: label }), 'date')}
        </div>
      )
    default:
      return field(id, label, 'text')
  }
}

type ManyProps = {
  filter: Extract<Filter, { kind: 'choice' }>
  text: string
  onChange: (text: string) => void
}

/** Whether it is one of those that are ticked, or none of them. */
function ManyControl({ filter, text, onChange }: ManyProps) {
  const { t } = useTranslation('admin-kit')
  const given = readChosen(text)
  // Without a value the address holds nothing: that it is to be "not" is known here only.
  const [isNot, setIsNot] = useState(given.isNot)
  return (
    <fieldset className={styles.many}>
      <legend>{filter.label}</legend>
      <Select
        label={t('filter.how', { name: filter.label })}
        isLabelHidden
        value={isNot ? 'not' : 'is'}
        placeholder={null}
        options={[
          { value: 'is', label: t('filter.is') },
          { value: 'not', label: t('filter.is_not') },
        ]}
        onChange={(value) => {
          setIsNot(value === 'not')
          onChange(writeChosen({ isNot: value === 'not', values: given.values }))
        }}
      />
      <CheckboxGroup
        label={filter.label}
        isLabelHidden
        value={given.values}
        choices={filter.options}
        onChange={(values) => onChange(writeChosen({ isNot, values }))}
      />
    </fieldset>
  )
}
