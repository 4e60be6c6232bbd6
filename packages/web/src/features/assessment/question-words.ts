import type { FieldDefinition, FieldOption } from '@hearthlight/domain/forms/field-definition'
import { chosenValues } from '@hearthlight/domain/forms/field-values'
import { UNKNOWN } from '@hearthlight/domain/shared/vocabulary'
import { useTranslation } from 'react-i18next'
import type { Choice } from '../../ui/choice.ts'
import type { FieldProps } from '../../ui/field.tsx'
import { isPictogram } from '../../ui/pictogram-drawings.ts'
import type { SectionForm } from './use-section-form.ts'

/** What the label says depends on the machine. */
function helpOf({ name }: FieldDefinition, { values }: SectionForm): string {
  if (name !== 'heating_efficiency') return name
  const [system = ''] = chosenValues(values['heating_system'])
  return system === 'stove' ? `${name}_stove` : /heat_pump|ground/.test(system) ? `${name}_heat_pump` : name
}

/** The partner's own help, else ours, else none. */
export function useQuestionWords(field: FieldDefinition, form: SectionForm) {
  const { t, i18n } = useTranslation('assessment')
  const isTop = form.fields.some((top) => top.name === field.name)
  const ours = (key: string) => (i18n.exists(key, { ns: 'assessment' }) ? t(key) : undefined)
  const common: FieldProps = {
    name: field.name,
    label: field.label,
    description: field.help_text ?? ours(`help.${helpOf(field, form)}`) ?? ours(`help.${field.name}`),
    error: form.errors[field.name],
    isRequired: field.required,
    isDisabled: field.disabled,
    isReadOnly: field.readonly,
    look: isTop ? 'question' : 'label',
  }
  const choices = field.options.map(
    ({ value, label, help_text, picture }: FieldOption): Choice => ({
      value,
      label,
      hint: help_text ?? ours(`hint.${field.name}.${value.replaceAll('.', '_')}`),
      pictogram: isPictogram(picture) ? picture : undefined,
      isPlain: value === UNKNOWN || (field.multiple && value === 'none'),
    }),
  )
  return {
    common,
    choices,
    hasPictures: field.options.some((option) => isPictogram(option.picture) && option.value !== UNKNOWN),
  }
}
