import type { JsonPath } from '@hearthlight/domain/shared/json-path'
import { valueAt } from '@hearthlight/domain/shared/json-path'
import type { SchemaNode } from '@hearthlight/domain/studio/schema-node'
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
import { emptyShape, emptyValue, kindOf, type NodeKind, shapeOf } from '../schema-kind.ts'
import { CasesField } from './cases-field.tsx'
import { CodesField } from './codes-field.tsx'
import { ConditionField } from './condition-field.tsx'
import { FormulaField } from './formula-field.tsx'
import { ChoiceField, DecimalField, NumberText, SwitchField, TextValue } from './leaf-fields.tsx'
import { OptionsField } from './options-field.tsx'
import { PrefillField } from './prefill-field.tsx'
import { isRare, RarelyNeeded } from './rarely-needed.tsx'
import { shownFields } from './shown-fields.ts'
import { TellsField } from './tells-field.tsx'
import { WordsField } from './words-field.tsx'

type Props = Pick<FieldProps, 'path' | 'node' | 'isRequired'>

/** The name of a field: the text of its key, whichever list or group it stands in. */
export function useFieldLabel(): (path: JsonPath) => string {
  const { t } = useTranslation('admin-programs')
  return (path) => {
    const key = path.findLast((part) => typeof part === 'string') ?? ''
    return t(`field.${key}`, { defaultValue: key })
  }
}

/** One value of a document, whatever its schema asks for. */
export function SchemaField({ path, node, isRequired = true }: Props) {
  const { root, document, change } = useEditing()
  const { t } = useTranslation('admin-programs')
  const label = useFieldLabel()(path)
  const value = valueAt(document, path)
  const { nullable, ...opened } = kindOf(root, node)
  const isOpen = (!isRequired || nullable) && isCompound(opened)
  if (isOpen && (value === undefined || value === null))
    return (
      <div className={styles.optional} data-path={controlName(path)}>
        <AddButton onClick={() => change(path, emptyValue(root, node) ?? {})}>
          {t('editor.add_optional', { what: label })}
        </AddButton>
      </div>
    )
  const field = <KindField {...{ path, node, isRequired, label, value, opened }} />
  if (!isOpen) return field
  return (
    <div className={styles.optional}>
      {field}
      <Button
        variant="quiet"
        size="s"
        icon="close"
        iconPlace="start"
        onClick={() => change(path, nullable ? null : undefined)}
      >
        {t('editor.remove_optional', { what: label })}
      </Button>
    </div>
  )
}

const isCompound = ({ kind }: NodeKind) =>
  kind === 'group' || kind === 'variants' || kind === 'condition' || kind === 'words'

function KindField({ opened, ...props }: FieldProps & { opened: NodeKind }) {
  const { path, label } = props
  switch (opened.kind) {
    case 'words':
      return <WordsField path={path} label={label} />
    case 'condition':
      return <ConditionField path={path} label={label} />
    case 'group':
      return <GroupField {...props} node={opened.node} />
    case 'list':
      if (path.at(-1) === 'options') return <OptionsField path={path} label={label} />
      if (path.at(-1) === 'cases') return <CasesField path={path} label={label} />
      return <ListField {...props} item={opened.item} />
    case 'map':
      return (
        <ItemMap
          {...{ path, label, item: opened.item }}
          draw={(at) => <SchemaField path={at} node={opened.item} />}
        />
      )
    case 'variants':
      return <Variants {...props} by={opened.by} shapes={opened.shapes} />
    case 'choice':
      return <ChoiceField {...props} options={opened.options} />
    case 'switch':
      return <SwitchField {...props} />
    case 'number':
      return <NumberText {...props} />
    case 'decimal':
      return <DecimalField {...props} />
    case 'text':
    case 'date':
      return <TextValue {...props} type={opened.kind} />
    default:
      return opened satisfies never
  }
}

function GroupField(props: FieldProps) {
  const { path, node, label } = props
  switch (path.at(-1)) {
    case 'tells':
      return <TellsField path={path} label={label} />
    case 'prefill':
      return (
        <PrefillField path={path} label={label}>
          <SchemaField path={[...path, 'from']} node={node.properties?.['from'] ?? {}} />
        </PrefillField>
      )
    case 'formula':
    case 'amount':
      return <FormulaField path={path} label={label} />
    default:
      return <Group {...props} />
  }
}

function Group({ path, node, label }: FieldProps) {
  if (typeof path.at(-1) === 'number') return <GroupFields path={path} node={node} />
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <GroupFields path={path} node={node} />
    </fieldset>
  )
}

/** Small values side by side, long ones under them, and at the end what few need. */
export function GroupFields({ path, node }: { path: JsonPath; node: SchemaNode }) {
  const { document } = useEditing()
  const { required = [] } = node
  const shown = shownFields(node, valueAt(document, path))
  const rare = shown.filter(([key]) => isRare(key))
  const draw = ([key, property]: [string, SchemaNode]) => (
    <SchemaField
      key={key}
      path={[...path, key]}
      node={property}
      isRequired={required.includes(key) || property.default !== undefined}
    />
  )
  return (
    <div className={styles.fields}>
      {shown.filter(([key]) => !isRare(key)).map(draw)}
      {rare.length > 0 && (
        <RarelyNeeded path={path} nodes={Object.fromEntries(rare)}>
          {rare.map(draw)}
        </RarelyNeeded>
      )}
    </div>
  )
}

function Variants({
  path,
  label,
  value,
  by,
  shapes,
}: FieldProps & { by: string | undefined; shapes: readonly SchemaNode[] }) {
  const { root, change } = useEditing()
  const { t } = useTranslation('admin-programs')
  const shape = shapeOf(shapes, by, value)
  if (by === undefined)
    return shape?.properties === undefined ? (
      <WordsField path={path} label={label} />
    ) : (
      <GroupFields path={path} node={shape} />
    )
  const told = (each: SchemaNode) => String(each.properties?.[by]?.const)
  return (
    <div className={styles.variant}>
      <Select
        label={t(`field.${by}`)}
        name={controlName([...path, by])}
        value={shape === undefined ? '' : told(shape)}
        placeholder={null}
        options={shapes.map((each) => ({
          value: told(each),
          label: t(`choice.${told(each)}`, { defaultValue: told(each) }),
        }))}
        onChange={(chosen) => {
          const next = shapes.find((each) => told(each) === chosen)
          const kept = typeof value === 'object' && value !== null ? value : {}
          const known = Object.entries(kept).filter(([key]) => next?.properties?.[key] !== undefined)
          const begun = emptyShape(root, next)
          change(path, { ...(begun as object), ...Object.fromEntries(known), [by]: chosen }) // `emptyShape` makes an object.
        }}
      />
      {shape !== undefined && <GroupFields path={path} node={shape} />}
    </div>
  )
}

/** A list of codes that stand elsewhere is chosen; any other list is written item by item. */
function ListField({ path, label, value, item }: FieldProps & { item: SchemaNode }) {
  const { root, references, change, defectAt } = useEditing()
  const { t } = useTranslation('admin-programs')
  const opened = kindOf(root, item)
  const list = Array.isArray(value) ? value.map(String) : []
  const choices =
    opened.kind === 'choice'
      ? opened.options.map((option) => ({
          value: option,
          label: t(`choice.${option}`, { defaultValue: t(`language.${option}`, { defaultValue: option }) }),
        }))
      : references(path)
  if (choices !== undefined) {
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
  if (opened.kind === 'text') return <CodesField path={path} label={label} list={list} />
  return <ItemList {...{ path, label, item }} draw={(at) => <SchemaField path={at} node={item} />} />
}
