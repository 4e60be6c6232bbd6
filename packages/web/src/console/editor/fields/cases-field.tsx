import { AmountFormula } from '@hearthlight/domain/incentives/amounts/amount-formula'
import { AmountCase, MeasureDefinition } from '@hearthlight/domain/programs/definition/measure-definition'
import { runCase } from '@hearthlight/domain/programs/measures/run-case'
import { isObject, type JsonPath, valueAt } from '@hearthlight/domain/shared/json-path'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { AddButton } from '../add-button.tsx'
import { controlName, useEditing } from '../editing.ts'
import styles from './cases-field.module.css'
import { FactField, useKnownFact } from './fact-field.tsx'
import { factsIn } from './formula-tester.tsx'
import { TypedDecimal } from './typed-decimal.tsx'

const textAt = (value: unknown, path: JsonPath): string => {
  const found = valueAt(value, path)
  return typeof found === 'string' ? found : ''
}

/** What the formula beside it has to give: each case is worked out at every change, and one that differs stops publication. */
export function CasesField({ path, label }: { path: JsonPath; label: string }) {
  const { document, change } = useEditing()
  const { t } = useTranslation('admin-programs')
  const factOf = useKnownFact()
  const measure = valueAt(document, path.slice(0, -1))
  const found = valueAt(document, path)
  const cases: readonly unknown[] = Array.isArray(found) ? found : []
  const { data: formula } = AmountFormula.safeParse(valueAt(measure, ['formula']))
  const unit = MeasureDefinition.shape.unit.safeParse(valueAt(measure, ['unit'])).data ?? 'each'
  const kept = cases.flatMap((each) => Object.keys(factsOf(each)))
  const facts = [...new Set([...(formula === undefined ? [] : factsIn(formula)), ...kept])]
  const heads = [
    t('cases.case'),
    t('tester.quantity', { unit: t(`choice.${unit}`) }),
    ...facts.map((fact) => factOf(fact).label),
    ...[t('field.cost'), t('field.expected'), t('cases.got'), t('cases.check')],
  ]
  const add = () =>
    change(path, [
      ...cases,
      { name: t('cases.name_of', { number: cases.length + 1 }), quantity: '', facts: {}, expected: '' },
    ])
  return (
    <section className={styles.cases} data-path={controlName(path)} id={`list-${controlName(path)}`}>
      <h4>{label}</h4>
      <p className="small muted">{t('cases.note')}</p>
      {cases.length > 0 && (
        <div className={styles.scroll}>
          <table>
            <caption className="visually-hidden">{label}</caption>
            <thead className="visually-hidden-heads">
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {cases.map((given, index) => (
                <CaseRow
                  // A case is known by its place: its name is being written.
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above
                  key={`${index} of ${cases.length}`}
                  {...{ path: [...path, index], given, facts, heads, unit, formula }}
                  onRemove={() =>
                    change(
                      path,
                      cases.filter((_, at) => at !== index),
                    )
                  }
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <AddButton variant="secondary" onClick={add}>
        {t('editor.add', { what: t('cases.case') })}
      </AddButton>
    </section>
  )
}

type RowProps = {
  path: JsonPath
  given: unknown
  facts: readonly string[]
  heads: readonly string[]
  unit: MeasureDefinition['unit']
  formula: AmountFormula | undefined
  onRemove: () => void
}

function CaseRow({ path, given, facts, heads, unit, formula, onRemove }: RowProps) {
  const { change, defectAt } = useEditing()
  const { t } = useTranslation('admin-programs')
  const name = textAt(given, ['name'])
  const field = (key: string) => ({
    name: controlName([...path, key]),
    value: textAt(given, [key]),
    error: defectAt([...path, key]),
    onChange: (text: string) => change([...path, key], key === 'cost' && text === '' ? undefined : text),
  })
  return (
    <tr>
      <th scope="row">
        <TextField {...field('name')} label={heads[0]} />
      </th>
      <td>
        <TypedDecimal {...field('quantity')} label={heads[1] ?? ''} />
      </td>
      {facts.map((fact) => (
        <td key={fact}>
          <FactField
            fact={fact}
            name={controlName([...path, 'facts', fact])}
            value={textAt(given, ['facts', fact])}
            onChange={(text) => change([...path, 'facts', fact], text === '' ? undefined : text)}
          />
        </td>
      ))}
      <td>
        <TypedDecimal {...field('cost')} label={t('field.cost')} />
      </td>
      <td>
        <TypedDecimal {...field('expected')} label={t('field.expected')} />
      </td>
      <Outcome {...{ given, unit, formula }} label={<span className={styles.label}>{t('cases.got')}</span>} />
      <td>
        <IconButton size="s" icon="close" label={t('editor.remove', { what: name })} onClick={onRemove} />
      </td>
    </tr>
  )
}

/** What the formula gives, and whether that is what was expected; nothing as long as the case is not whole. */
function Outcome({
  given,
  unit,
  formula,
  label,
}: Pick<RowProps, 'given' | 'unit' | 'formula'> & { label: ReactNode }) {
  const { t } = useTranslation('admin-programs')
  const formats = useFormats()
  const { data } = AmountCase.safeParse(given)
  if (data === undefined || formula === undefined)
    return (
      <>
        <td className="num">{label} –</td>
        <td className="muted">{t('cases.open')}</td>
      </>
    )
  const { quote, isSame } = runCase({ unit, formula }, data)
  return (
    <>
      <td className="num">
        {label} {quote.basis === 'exact' ? formats.money(quote.cents / 100, 2) : '–'}
      </td>
      <td>
        <span className={styles.verdict} data-same={isSame}>
          <Icon name={isSame ? 'check' : 'close'} />
          {t(isSame ? 'cases.same' : 'cases.differs')}
        </span>
      </td>
    </>
  )
}

function factsOf(given: unknown): Readonly<Record<string, unknown>> {
  const facts = valueAt(given, ['facts'])
  return isObject(facts) ? facts : {}
}
