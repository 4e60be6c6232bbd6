import { isObject, type JsonPath, valueAt } from '@hearthlight/domain/shared/json-path'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { AddButton } from '../add-button.tsx'
import { controlName, type Option, useEditing } from '../editing.ts'
import styles from '../editor.module.css'
import { useConditionWords } from '../words/condition-words.ts'
import { TypedNumber } from './typed-decimal.tsx'

const TESTS = ['one_of', 'none_of', 'at_least', 'at_most', 'known'] as const
export const NEW_TEST = { fact: '', is: 'one_of', values: [] }

/** A condition: lines that are joined by "and" or "or", groups inside one another, and the whole in words. */
export function ConditionField({ path, label }: { path: JsonPath; label: string }) {
  const { document, defectAt } = useEditing()
  const { t } = useTranslation('admin-programs')
  const words = useConditionWords()
  const defect = defectAt(path)
  return (
    <fieldset className={styles.condition} data-path={controlName(path)} id={`list-${controlName(path)}`}>
      <legend>{label}</legend>
      {defect !== undefined && <p className={styles.defect}>{defect}</p>}
      <ConditionParts path={path} />
      <p className="small">
        <span className="muted">{t('condition.in_words')}</span> <b>{words(valueAt(document, path))}</b>
      </p>
    </fieldset>
  )
}

type PartProps = { path: JsonPath; onRemove?: (() => void) | undefined }

/** A condition as sentences with controls in them. */
export function ConditionParts({ path, onRemove }: PartProps) {
  const { document } = useEditing()
  const part = valueAt(document, path)
  if (!isObject(part)) return <Joined path={path} by="all" onRemove={onRemove} />
  if ('not' in part) return <Negated path={path} onRemove={onRemove} />
  if (Array.isArray(part['any'])) return <Joined path={path} by="any" onRemove={onRemove} />
  if (Array.isArray(part['all'])) return <Joined path={path} by="all" onRemove={onRemove} />
  return <Test path={path} onRemove={onRemove} />
}

export function RemoveButton({ onRemove }: { onRemove: (() => void) | undefined }) {
  const { t } = useTranslation('admin-programs')
  return onRemove === undefined ? null : (
    <IconButton
      className={styles.quiet}
      size="s"
      icon="close"
      label={t('condition.remove')}
      onClick={onRemove}
    />
  )
}

function Joined({ path, by, onRemove }: PartProps & { by: 'all' | 'any' }) {
  const { document, change } = useEditing()
  const { t } = useTranslation('admin-programs')
  const found = valueAt(document, [...path, by])
  const parts: readonly unknown[] = Array.isArray(found) ? found : []
  const put = (next: readonly unknown[]) => change(path, { [by]: next })
  return (
    <div className={styles.joined}>
      <div className={styles.line}>
        <Select
          label={t('condition.join')}
          isLabelHidden
          name={controlName([...path, by])}
          value={by}
          placeholder={null}
          options={(['all', 'any'] as const).map((each) => ({ value: each, label: t(`condition.${each}`) }))}
          onChange={(chosen) => change(path, { [chosen]: parts })}
        />
        <RemoveButton onRemove={onRemove} />
      </div>
      {parts.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own, its place is what it is known by
        <div key={`${index} of ${parts.length}`} className={styles.part}>
          <span className={styles.joiner}>{index > 0 && t(`condition.join_${by}`)}</span>
          <ConditionParts
            path={[...path, by, index]}
            onRemove={() => put(parts.filter((__, at) => at !== index))}
          />
        </div>
      ))}
      <div className={styles.line}>
        <AddButton onClick={() => put([...parts, NEW_TEST])}>{t('condition.add')}</AddButton>
        <AddButton onClick={() => put([...parts, { any: [NEW_TEST] }])}>{t('condition.add_group')}</AddButton>
        <AddButton onClick={() => put([...parts, { not: NEW_TEST }])}>{t('condition.add_not')}</AddButton>
      </div>
    </div>
  )
}

function Negated({ path, onRemove }: PartProps) {
  const { t } = useTranslation('admin-programs')
  return (
    <div className={styles.joined}>
      <div className={styles.line}>
        <b>{t('condition.negated')}</b>
        <RemoveButton onRemove={onRemove} />
      </div>
      <ConditionParts path={[...path, 'not']} />
    </div>
  )
}

function Test({ path, onRemove }: PartProps) {
  const { document, facts, change, homesAt } = useEditing()
  const { t } = useTranslation('admin-programs')
  const { number } = useFormats()
  const homes = homesAt?.(path)?.homes
  const found = valueAt(document, path)
  const test = isObject(found) ? found : {}
  const fact = facts.find(({ value }) => value === test['fact'])
  const is = TESTS.find((each) => each === test['is']) ?? 'one_of'
  return (
    <div className={styles.line}>
      <Select
        label={t('condition.fact')}
        isLabelHidden
        name={controlName([...path, 'fact'])}
        value={String(test['fact'] ?? '')}
        options={[...facts]}
        onChange={(next) => change(path, testOf(next, is, fact?.value === next ? test : {}))}
      />
      <Select
        label={t('condition.comparison')}
        isLabelHidden
        name={controlName([...path, 'is'])}
        value={is}
        placeholder={null}
        options={TESTS.map((each) => ({ value: each, label: t(`condition.is.${each}`) }))}
        onChange={(next) => change(path, testOf(String(test['fact'] ?? ''), next, test))}
      />
      <TestValue path={path} is={is} test={test} options={fact?.values} />
      <RemoveButton onRemove={onRemove} />
      {homes !== undefined && (
        <span className={styles.homes} title={t('who.passes')}>
          {number(homes)}
        </span>
      )}
    </div>
  )
}

/** The same comparison with what of its values still fits. */
function testOf(fact: string, is: string, test: Readonly<Record<string, unknown>>) {
  if (is === 'known') return { fact, is }
  if (is === 'at_least' || is === 'at_most') return { fact, is, value: test['value'] ?? 0 }
  return { fact, is, values: test['values'] ?? [] }
}

type ValueProps = {
  path: JsonPath
  is: (typeof TESTS)[number]
  test: Readonly<Record<string, unknown>>
  options: readonly Option[] | undefined
}

function TestValue({ path, is, test, options }: ValueProps) {
  const { change } = useEditing()
  const { t } = useTranslation('admin-programs')
  if (is === 'known') return null
  if (is === 'at_least' || is === 'at_most')
    return (
      <TypedNumber
        label={t('condition.value')}
        isLabelHidden
        name={controlName([...path, 'value'])}
        value={test['value']}
        onChange={(value) => change([...path, 'value'], value)}
      />
    )
  const values = Array.isArray(test['values']) ? test['values'].map(String) : []
  if (options === undefined)
    return (
      <TextField
        label={t('condition.values')}
        isLabelHidden
        name={controlName([...path, 'values'])}
        value={values.join(', ')}
        onChange={(text) => change([...path, 'values'], text === '' ? [] : text.split(/,\s?/))}
      />
    )
  return <ChosenValues path={[...path, 'values']} values={values} options={options} />
}

type ChosenProps = { path: JsonPath; values: readonly string[]; options: readonly Option[] }

/** Values one after the other, joined by "or": each is chosen, a further one is added, the empty choice takes one away. */
function ChosenValues({ path, values, options }: ChosenProps) {
  const { change } = useEditing()
  const { t } = useTranslation('admin-programs')
  const free = options.filter(({ value }) => !values.includes(value))
  const gone = values.filter((value) => options.every((option) => option.value !== value))
  const shown = values.length === 0 ? [''] : values
  return (
    <>
      {shown.map((value, index) => (
        <Fragment key={value}>
          {index > 0 && <span>{t('condition.join_any')}</span>}
          <Select
            label={t('condition.values')}
            isLabelHidden
            name={controlName(index === 0 ? path : [...path, index])}
            value={value}
            placeholder={values.length > 1 ? t('condition.no_value') : undefined}
            options={[
              ...options.filter((option) => option.value === value || !values.includes(option.value)),
              ...gone.filter((each) => each === value).map((each) => ({ value: each, label: each })),
            ]}
            onChange={(next) =>
              change(
                path,
                [...values.slice(0, index), next, ...values.slice(index + 1)].filter((each) => each !== ''),
              )
            }
          />
        </Fragment>
      ))}
      {values.length > 0 && free[0] !== undefined && (
        <IconButton
          className={styles.quiet}
          size="s"
          icon="plus"
          label={t('condition.add_value')}
          onClick={() => change(path, [...values, free[0]?.value])}
        />
      )}
    </>
  )
}
