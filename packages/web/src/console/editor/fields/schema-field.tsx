import type { JsonPath } from '@hearthlight/domain/shared/json-path'
import { isObject, valueAt } from '@hearthlight/domain/shared/json-path'
import {
  type EditorField,
  isAlwaysThere,
  startOfVariant,
  startValue,
  variantOf,
} from '@hearthlight/domain/studio/editor-field'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { CheckboxGroup } from '../../../ui/fields/choices/checkbox-group.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { AddButton } from '../add-button.tsx'
import { controlName, useEditing } from '../editing.ts'
import styles from '../editor.module.css'
import type { FieldProps } from '../field-props.ts'
import { ItemList } from '../items/item-list.tsx'
import { ItemMap } from '../items/item-map.tsx'
import { CasesField } from './cases-field.tsx'
import { CodesField } from './codes-field.tsx'
import { ConditionField } from './condition-field.tsx'
import { FormulaField } from './formula-field.tsx'
import { JsonField } from './json-field.tsx'
import { ChoiceField, DecimalField, NumberText, SwitchField, TextValue } from './leaf-fields.tsx'
import { OptionsField } from './options-field.tsx'
import { PrefillField } from './prefill-field.tsx'
import { isRare, RarelyNeeded } from './rarely-needed.tsx'
import { shownFields } from './shown-fields.ts'
import { TellsField } from './tells-field.tsx'
import { WordsField } from './words-field.tsx'

/** The name of a field: the text of its key, whichever list or group it stands in. */
export function useFieldLabel(): (path: JsonPath) => string {
  const { t } = useTranslation('admin-programs')
  return (path) => {
    const key = path.findLast((part) => typeof part === 'string') ?? ''
    return t(`field.${key}`, { defaultValue: key })
  }
}

/** One value of a document, whatever its schema asks for. */
export function SchemaField({ path, field }: Pick<FieldProps, 'path' | 'field'>) {
  const { document, change } = useEditing()
  const { t } = useTranslation('admin-programs')
  const label = useFieldLabel()(path)
  const value = valueAt(document, path)
  const isOpen = (!isAlwaysThere(field) || field.nullable) && isCompound(field)
  if (isOpen && (value === undefined || value === null))
    return (
      <div className={styles.optional} data-path={controlName(path)}>
        <AddButton onClick={() => change(path, startValue(field))}>
          {t('editor.add_optional', { what: label })}
        </AddButton>
      </div>
    )
  const drawn = <KindField {...{ path, field, label, value }} />
  if (!isOpen) return drawn
  return (
    <div className={styles.optional}>
      {drawn}
      <Button
        variant="quiet"
        size="s"
        icon="close"
        iconPlace="start"
        onClick={() => change(path, field.nullable ? null : undefined)}
      >
        {t('editor.remove_optional', { what: label })}
      </Button>
    </div>
  )
}

const isCompound = ({ kind }: EditorField) =>
  kind === 'group' || kind === 'variants' || kind === 'condition' || kind === 'words'

function KindField(props: FieldProps) {
  const { path, label, value, field } = props
  const { change } = useEditing()
  const key = path.at(-1)
  switch (field.kind) {
    case 'words':
      return <WordsField path={path} label={label} />
    case 'condition':
      return <ConditionField path={path} label={label} />
    case 'group':
      return <GroupField {...props} field={field} />
    case 'choices':
      return <ChoicesField {...props} options={field.options} />
    case 'list':
      if (key === 'options') return <OptionsField path={path} label={label} />
      if (key === 'cases') return <CasesField path={path} label={label} />
      return <ListField {...props} field={field} />
    case 'map':
      return (
        <ItemMap
          {...{ path, label, item: field.item }}
          draw={(at) => <SchemaField path={at} field={field.item} />}
        />
      )
    case 'variants':
      return <Variants {...props} field={field} />
    case 'choice':
      return <ChoiceField {...props} field={field} />
    case 'switch':
      return <SwitchField {...props} field={field} />
    case 'number':
      return <NumberText {...props} field={field} />
    case 'decimal':
      return <DecimalField {...props} field={field} />
    case 'text':
    case 'date':
    case 'link':
    case 'colour':
    case 'picture':
      return <TextValue {...props} />
    case 'json':
      return <JsonField label={label} value={value} onChange={(next) => change(path, next)} />
    default:
      return field satisfies never
  }
}

function GroupField(props: FieldProps<'group'>) {
  const { path, field, label } = props
  switch (path.at(-1)) {
    case 'tells':
      return <TellsField path={path} label={label} />
    case 'prefill':
      return (
        <PrefillField path={path} label={label}>
          {field.fields
            .filter(({ key }) => key === 'from')
            .map((from) => (
              <SchemaField key={from.key} path={[...path, from.key]} field={from} />
            ))}
        </PrefillField>
      )
    case 'formula':
    case 'amount':
      return <FormulaField path={path} label={label} />
    default:
      return <Group {...props} />
  }
}

function Group({ path, field, label }: FieldProps<'group'>) {
  if (typeof path.at(-1) === 'number') return <GroupFields path={path} fields={field.fields} />
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <GroupFields path={path} fields={field.fields} />
    </fieldset>
  )
}

/** Small values side by side, long ones under them, and at the end what few need. */
export function GroupFields({ path, fields }: { path: JsonPath; fields: readonly EditorField[] }) {
  const { document } = useEditing()
  const shown = shownFields(fields, valueAt(document, path))
  const rare = shown.filter(({ key }) => isRare(key))
  const draw = (field: EditorField) => (
    <SchemaField key={field.key} path={[...path, field.key]} field={field} />
  )
  return (
    <div className={styles.fields}>
      {shown.filter(({ key }) => !isRare(key)).map(draw)}
      {rare.length > 0 && (
        <RarelyNeeded path={path} fields={rare}>
          {rare.map(draw)}
        </RarelyNeeded>
      )}
    </div>
  )
}

function Variants({ path, label, value, field }: FieldProps<'variants'>) {
  const { change } = useEditing()
  const { t } = useTranslation('admin-programs')
  const { by, variants } = field
  const variant = variantOf(field, value)
  const fields = variant?.fields && <GroupFields path={path} fields={variant.fields} />
  if (by === undefined) return fields ?? <WordsField path={path} label={label} />
  return (
    <div className={styles.variant}>
      <Select
        label={t(`field.${by}`)}
        name={controlName([...path, by])}
        value={variant?.type ?? ''}
        placeholder={null}
        options={variants.map(({ type }) => ({
          value: type,
          label: t(`choice.${type}`, { defaultValue: type }),
        }))}
        onChange={(chosen) => {
          const next = variants.find(({ type }) => type === chosen)
          const kept = Object.entries(isObject(value) ? value : {}).filter(([key]) =>
            next?.fields?.some((each) => each.key === key),
          )
          change(path, { ...startOfVariant(field, next), ...Object.fromEntries(kept), [by]: chosen })
        }}
      />
      {fields}
    </div>
  )
}

/** A list of codes that stand elsewhere is chosen; any other list is written item by item. */
function ListField(props: FieldProps<'list'>) {
  const { path, label, value, field } = props
  const { references } = useEditing()
  const { item } = field
  if (references(path) !== undefined) return <ChoicesField {...props} />
  if (item.kind === 'text')
    return <CodesField path={path} label={label} list={Array.isArray(value) ? value.map(String) : []} />
  return <ItemList {...{ path, label, item }} draw={(at) => <SchemaField path={at} field={item} />} />
}

function ChoicesField({ path, label, value, options }: FieldProps & { options?: readonly string[] }) {
  const { references, change, defectAt } = useEditing()
  const { t } = useTranslation('admin-programs')
  const list = Array.isArray(value) ? value.map(String) : []
  const named = options?.map((option) => ({
    value: option,
    label: t(`choice.${option}`, { defaultValue: t(`language.${option}`, { defaultValue: option }) }),
  }))
  const choices = named ?? references(path) ?? []
  const gone = list.filter((code) => choices.every((choice) => choice.value !== code))
  return (
    <div data-path={controlName(path)}>
      <CheckboxGroup
        label={label}
        name={controlName(path)}
        value={list}
        layout="row"
        error={defectAt(path)}
        choices={[...choices, ...gone.map((code) => ({ value: code, label: code }))]}
        onChange={(next) => change(path, next)}
      />
    </div>
  )
}
