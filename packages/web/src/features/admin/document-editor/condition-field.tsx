import { isObject, type JsonPath, valueAt } from '@hearthlight/domain/studio/json-path'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { CheckboxGroup } from '../../../ui/fields/checkbox-group.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useConditionWords } from './condition-words.ts'
import styles from './document-editor.module.css'
import { controlName, useEditing } from './editing.ts'
import { TypedNumber } from './typed-decimal.tsx'

const TESTS = ['one_of', 'none_of', 'at_least', 'at_most', 'known'] as const
const NEW_TEST = { fact: '', is: 'one_of', values: [] }

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
      <Part path={path} />
      <p className="small">
        <span className="muted">{t('condition.in_words')}</span> <b>{words(valueAt(document, path))}</b>
      </p>
    </fieldset>
  )
}

type PartProps = { path: JsonPath; onRemove?: (() => void) | undefined }

function Part({ path, onRemove }: PartProps) {
  const { document } = useEditing()
  const part = valueAt(document, path)
  if (!isObject(part)) return <Joined path={path} by="all" onRemove={onRemove} />
  if ('not' in part) return <Negated path={path} onRemove={onRemove} />
  if (Array.isArray(part['any'])) return <Joined path={path} by="any" onRemove={onRemove} />
  if (Array.isArray(part['all'])) return <Joined path={path} by="all" onRemove={onRemove} />
  return <Test path={path} onRemove={onRemove} />
}

function RemoveButton({ onRemove }: { onRemove: (() => void) | undefined }) {
  const { t } = useTranslation('admin-programs')
  return onRemove === undefined ? null : (
    <IconButton icon="close" label={t('condition.remove')} onClick={onRemove} />
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
          name={controlName([...path, by])}
          value={by}
          placeholder={null}
          options={(['all', 'any'] as const).map((each) => ({ value: each, label: t(`condition.${each}`) }))}
          onChange={(chosen) => change(path, { [chosen]: parts })}
        />
        <RemoveButton onRemove={onRemove} />
      </div>
      {parts.map((_, index) => (
        <Part
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own, its place is what it is known by
          key={`${index} of ${parts.length}`}
          path={[...path, by, index]}
          onRemove={() => put(parts.filter((__, at) => at !== index))}
        />
      ))}
      <div className={styles.line}>
        <Button
          variant="quiet"
          size="s"
          icon="plus"
          iconPlace="start"
          onClick={() => put([...parts, NEW_TEST])}
        >
          {t('condition.add')}
        </Button>
        <Button
          variant="quiet"
          size="s"
          icon="plus"
          iconPlace="start"
          onClick={() => put([...parts, { any: [NEW_TEST] }])}
        >
          {t('condition.add_group')}
        </Button>
        <Button
          variant="quiet"
          size="s"
          icon="plus"
          iconPlace="start"
          onClick={() => put([...parts, { not: NEW_TEST }])}
        >
          {t('condition.add_not')}
        </Button>
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
      <Part path={[...path, 'not']} />
    </div>
  )
}

function Test({ path, onRemove }: PartProps) {
  const { document, facts, change } = useEditing()
  const { t } = useTranslation('admin-programs')
  const found = valueAt(document, path)
  const test = isObject(found) ? found : {}
  const fact = facts.find(({ value }) => value === test['fact'])
  const is = TESTS.find((each) => each === test['is']) ?? 'one_of'
  return (
    <div className={styles.line}>
      <Select
        label={t('condition.fact')}
        name={controlName([...path, 'fact'])}
        value={String(test['fact'] ?? '')}
        options={[...facts]}
        onChange={(next) => change(path, testOf(next, is, fact?.value === next ? test : {}))}
      />
      <Select
        label={t('condition.comparison')}
        name={controlName([...path, 'is'])}
        value={is}
        placeholder={null}
        options={TESTS.map((each) => ({ value: each, label: t(`condition.is.${each}`) }))}
        onChange={(next) => change(path, testOf(String(test['fact'] ?? ''), next, test))}
      />
      <TestValue path={path} is={is} test={test} options={fact?.values} />
      <RemoveButton onRemove={onRemove} />
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
  options: readonly { readonly value: string; readonly label: string }[] | undefined
}

function TestValue({ path, is, test, options }: ValueProps) {
  const { change } = useEditing()
  const { t } = useTranslation('admin-programs')
  if (is === 'known') return null
  if (is === 'at_least' || is === 'at_most')
    return (
      <TypedNumber
        label={t('condition.value')}
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
        name={controlName([...path, 'values'])}
        value={values.join(', ')}
        onChange={(text) => change([...path, 'values'], text === '' ? [] : text.split(/,\s?/))}
      />
    )
  return (
    <CheckboxGroup
      label={t('condition.values')}
      name={controlName([...path, 'values'])}
      layout="row"
      value={values}
      choices={[...options]}
      onChange={(next) => change([...path, 'values'], next)}
    />
  )
}
