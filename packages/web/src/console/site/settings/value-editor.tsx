import { LANGUAGES } from '@hearthlight/domain/texts/namespaces'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { CheckboxGroup } from '../../../ui/fields/choices/checkbox-group.tsx'
import { NumberField } from '../../../ui/fields/numbers/number-field.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { JsonField } from '../../editor/fields/json-field.tsx'
import { useSettingWords } from '../use-setting-words.ts'
import { ColourEditor } from './colour-editor.tsx'
import { GroupEditor, VariantsEditor } from './group-editor.tsx'
import { ListEditor } from './list-editor.tsx'
import { MapEditor } from './map-editor.tsx'
import { PictureEditor } from './picture-editor.tsx'
import { TextsEditor } from './texts-editor.tsx'
import type { LeafProps, ValueProps } from './value-props.ts'

/** The control for a value of this kind. What the draft does not say shows what the schema says by itself. */
export function ValueEditor(props: Omit<ValueProps, 'Editor'>) {
  const { t } = useTranslation('admin-site')
  const { choiceOf } = useSettingWords()
  const { field, label, onChange } = props
  const value = props.value === undefined ? field.default : props.value
  const text = typeof value === 'string' ? value : ''
  /** Where nothing is a value too, it is null; elsewhere the schema's own value comes back. */
  const orNothing = (next: string) => onChange(next === '' ? (field.nullable ? null : undefined) : next)
  const labelOf = (option: string) => (isLanguage(option) ? t(`language.${option}`) : choiceOf(option))
  const common = { label, isLabelHidden: true }
  switch (field.kind) {
    case 'text':
      return <TextsEditor {...props} field={field} value={value} />
    case 'switch':
      return <SwitchEditor {...props} value={value} />
    case 'choice':
      return (
        <Select
          {...common}
          value={text}
          placeholder={field.required || field.default !== undefined ? null : t('value.none')}
          options={field.options.map((option) => ({ value: option, label: labelOf(option) }))}
          onChange={orNothing}
        />
      )
    case 'choices':
      return (
        <CheckboxGroup
          {...common}
          value={Array.isArray(value) ? value.map(String) : []}
          choices={field.options.map((option) => ({ value: option, label: labelOf(option) }))}
          onChange={onChange}
        />
      )
    case 'number':
      return <NumberEditor {...props} field={field} value={value} />
    case 'colour':
      return <ColourEditor {...props} value={value} />
    case 'picture':
      return <PictureEditor {...props} value={value} />
    case 'link':
      return <TextField {...common} type="text" value={text} onChange={orNothing} />
    case 'date':
      return <TextField {...common} type="date" value={text} onChange={orNothing} />
    case 'group':
      return <GroupEditor {...props} Editor={ValueEditor} field={field} value={value} />
    case 'variants':
      return <VariantsEditor {...props} Editor={ValueEditor} field={field} value={value} />
    case 'list':
      return <ListEditor {...props} Editor={ValueEditor} field={field} value={value} />
    case 'map':
      return <MapEditor {...props} Editor={ValueEditor} field={field} value={value} />
    case 'json':
    case 'words':
    case 'condition':
    case 'decimal':
      return <JsonField {...common} value={value} onChange={onChange} />
    default:
      return field satisfies never
  }
}

const isLanguage = (option: string) => LANGUAGES.some((language) => language === option)

function SwitchEditor({ label, value, onChange }: Pick<LeafProps, 'label' | 'value' | 'onChange'>) {
  const { t } = useTranslation('admin-site')
  return (
    <Checkbox
      label={
        <>
          <span className="visually-hidden">{label}: </span>
          {value === true ? t('value.on') : t('value.off')}
        </>
      }
      value={value === true}
      onChange={onChange}
    />
  )
}

/** What its buttons go by: a fine share, such as the strength of a tint, by thousandths. */
const stepOf = ({ isInteger, max }: LeafProps<'number'>['field']) => {
  if (isInteger) return 1
  return max !== undefined && max <= 1 ? 0.001 : undefined
}

function NumberEditor({ field, label, value, onChange }: LeafProps<'number'>) {
  return (
    <NumberField
      label={label}
      isLabelHidden
      value={typeof value === 'number' ? value : null}
      min={field.min}
      max={field.max}
      step={stepOf(field)}
      unit={field.unit}
      onChange={(next) => onChange(next ?? (field.nullable ? null : undefined))}
    />
  )
}
