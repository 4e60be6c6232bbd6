import { PAID_UNITS } from '@hearthlight/domain/incentives/amounts/amount-formula'
import { isObject, type JsonPath, valueAt } from '@hearthlight/domain/shared/json-path'
import { Trans, useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { AddButton } from '../add-button.tsx'
import { controlName, useEditing } from '../editing.ts'
import styles from '../editor.module.css'
import { ConditionField, RemoveButton } from './condition-field.tsx'
import formulaStyles from './formula.module.css'
import { TypedDecimal, TypedNumber } from './typed-decimal.tsx'

const KINDS = ['flat', 'per_unit', 'percent', 'tiers'] as const
type Kind = (typeof KINDS)[number]
const SIMPLE = KINDS.filter((kind) => kind !== 'tiers')

/** What is paid, as sentences with the sums and rates in them; a rate may differ by tier. */
export function AmountSentence({ path }: { path: JsonPath }) {
  const { document, change, defectAt } = useEditing()
  const { t } = useTranslation('admin-programs')
  const at = [...path, 'parts']
  const found = valueAt(document, at)
  const parts: readonly unknown[] = Array.isArray(found) ? found : []
  const put = (next: readonly unknown[]) => change(at, next)
  const defect = defectAt(at) ?? defectAt(path)
  return (
    <div className={formulaStyles.sentence} data-path={controlName(at)} id={`list-${controlName(at)}`}>
      {defect !== undefined && <p className={styles.defect}>{defect}</p>}
      <ol>
        {parts.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part has no name of its own, its place is what it is known by
          <li key={`${index} of ${parts.length}`}>
            <PaidPart
              path={[...at, index]}
              isFirst={index === 0}
              kinds={KINDS}
              onRemove={
                parts.length > 1 ? () => put(parts.filter((__, other) => other !== index)) : undefined
              }
            />
          </li>
        ))}
      </ol>
      <div className={styles.line}>
        <Trans
          ns="admin-programs"
          i18nKey="pays.in_all"
          components={{
            cap: <Sum path={[...path, 'cap']} />,
            never: <NeverAbove path={[...path, 'never_above_cost']} />,
          }}
        />
      </div>
      <div className={styles.adding}>
        <AddButton onClick={() => put([...parts, { kind: 'flat', amount: '' }])}>{t('pays.add')}</AddButton>
      </div>
    </div>
  )
}

type PartProps = {
  path: JsonPath
  isFirst: boolean
  kinds: readonly Kind[]
  onRemove?: (() => void) | undefined
}

/** `Pay 1.25 for each sq ft, for at most … of them and at most 1,050.` */
function PaidPart({ path, isFirst, kinds, onRemove }: PartProps) {
  const { document, change } = useEditing()
  const { t } = useTranslation('admin-programs')
  const found = valueAt(document, path)
  const part = isObject(found) ? found : {}
  const kind = KINDS.find((each) => each === part['kind']) ?? 'flat'
  const controls = {
    kind: (
      <Select
        label={t('field.kind')}
        isLabelHidden
        name={controlName([...path, 'kind'])}
        value={kind}
        placeholder={null}
        options={kinds.map((value) => ({ value, label: t(`pays.kind.${value}`) }))}
        onChange={(next) => change(path, partOf(next, part))}
      />
    ),
    sum: <Sum path={[...path, kind === 'flat' ? 'amount' : 'rate']} />,
    percent: <Sum path={[...path, 'percent']} isMoney={false} />,
    unit: <Unit path={[...path, 'unit']} />,
    max: <Most path={[...path, 'max_units']} />,
    cap: <Sum path={[...path, 'cap']} />,
  }
  return (
    <>
      <div className={styles.line}>
        {!isFirst && <span>{t('pays.and')}</span>}
        <Trans ns="admin-programs" i18nKey={`pays.says.${kind}`} components={controls} />
        <RemoveButton onRemove={onRemove} />
      </div>
      {kind === 'tiers' && <Tiers path={[...path, 'tiers']} />}
    </>
  )
}

/** Another kind of part with what of it still fits. */
function partOf(
  kind: string,
  { amount, rate, percent, cap, tiers, unit }: Readonly<Record<string, unknown>>,
) {
  const figure = amount ?? rate ?? percent ?? ''
  const capped = cap === undefined ? {} : { cap }
  if (kind === 'per_unit') return { kind, rate: figure, unit: unit ?? PAID_UNITS[0], ...capped }
  if (kind === 'percent') return { kind, percent: figure, ...capped }
  if (kind === 'tiers') return { kind, tiers: tiers ?? [{ pays: { kind: 'flat', amount: figure } }] }
  return { kind, amount: figure }
}

/** The first line whose condition holds is paid. */
function Tiers({ path }: { path: JsonPath }) {
  const { document, change } = useEditing()
  const { t } = useTranslation('admin-programs')
  const found = valueAt(document, path)
  const tiers: readonly unknown[] = Array.isArray(found) ? found : []
  return (
    <div className={styles.joined}>
      {tiers.map((_, index) => {
        const tier = [...path, index]
        const when = [...tier, 'when']
        const hasTest = valueAt(document, when) !== undefined
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tier has no name of its own, its place is what it is known by
          <div key={`${index} of ${tiers.length}`} className={styles.joined}>
            {hasTest && <ConditionField path={when} label={t('field.when')} />}
            <PaidPart
              path={[...tier, 'pays']}
              isFirst
              kinds={SIMPLE}
              onRemove={() =>
                change(
                  path,
                  tiers.filter((__, at) => at !== index),
                )
              }
            />
            <div>
              <Button
                variant="quiet"
                size="s"
                icon={hasTest ? 'close' : 'plus'}
                iconPlace="start"
                onClick={() => change(when, hasTest ? undefined : { all: [] })}
              >
                {t(hasTest ? 'editor.remove_optional' : 'editor.add_optional', { what: t('field.when') })}
              </Button>
            </div>
          </div>
        )
      })}
      <div>
        <AddButton onClick={() => change(path, [...tiers, { pays: { kind: 'flat', amount: '' } }])}>
          {t('pays.add_tier')}
        </AddButton>
      </div>
    </div>
  )
}

/** A sum in the currency of the partner, or a plain figure. A limit that is left empty is none. */
function Sum({ path, isMoney = true }: { path: JsonPath; isMoney?: boolean }) {
  const { document, change, defectAt } = useEditing()
  const { t } = useTranslation('admin-programs')
  const { currency } = useFormats()
  const key = String(path.at(-1))
  const value = valueAt(document, path)
  const sign = isMoney ? { [currency.isBefore ? 'prefix' : 'suffix']: currency.sign } : {}
  return (
    <TypedDecimal
      label={t(`field.${key}`)}
      isLabelHidden
      name={controlName(path)}
      error={defectAt(path)}
      size={6}
      {...sign}
      {...(key === 'cap' && { placeholder: t('pays.no_limit') })}
      value={typeof value === 'string' ? value : ''}
      onChange={(next) => change(path, next === '' && key === 'cap' ? undefined : next)}
    />
  )
}

function Unit({ path }: { path: JsonPath }) {
  const { document, change } = useEditing()
  const { t } = useTranslation('admin-programs')
  return (
    <Select
      label={t('field.unit')}
      isLabelHidden
      name={controlName(path)}
      value={String(valueAt(document, path) ?? '')}
      placeholder={null}
      options={PAID_UNITS.map((value) => ({
        value,
        label: value === 'each' ? t('pays.thing') : t(`choice.${value}`),
      }))}
      onChange={(next) => change(path, next)}
    />
  )
}

function Most({ path }: { path: JsonPath }) {
  const { document, change, defectAt } = useEditing()
  const { t } = useTranslation('admin-programs')
  return (
    <TypedNumber
      label={t('field.max_units')}
      isLabelHidden
      name={controlName(path)}
      error={defectAt(path)}
      size={4}
      placeholder={t('pays.no_limit')}
      value={valueAt(document, path)}
      onChange={(next) => change(path, next === '' ? undefined : next)}
    />
  )
}

function NeverAbove({ path }: { path: JsonPath }) {
  const { document, change } = useEditing()
  const { t } = useTranslation('admin-programs')
  return (
    <Select
      label={t('field.never_above_cost')}
      isLabelHidden
      name={controlName(path)}
      value={valueAt(document, path) === false ? 'no' : 'yes'}
      placeholder={null}
      options={[
        { value: 'yes', label: t('pays.never_above') },
        { value: 'no', label: t('pays.also_above') },
      ]}
      onChange={(next) => change(path, next === 'yes')}
    />
  )
}
