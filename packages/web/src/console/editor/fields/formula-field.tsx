import { AmountFormula } from '@hearthlight/domain/incentives/amounts/amount-formula'
import { type JsonPath, valueAt } from '@hearthlight/domain/shared/json-path'
import { useTranslation } from 'react-i18next'
import { controlName, useEditing } from '../editing.ts'
import styles from '../editor.module.css'
import { useAmountWords } from '../words/amount-words.ts'
import { AmountSentence } from './amount-sentence.tsx'
import formulaStyles from './formula.module.css'
import { FormulaTester, type Tried } from './formula-tester.tsx'

/** What is paid: the formula as a sentence, the whole in words, and beside it a place to try it. */
export function FormulaField({ path, label }: { path: JsonPath; label: string }) {
  const { document, change } = useEditing()
  const { t } = useTranslation('admin-programs')
  const [of, key] = [path.slice(0, -1), path.at(-1)]
  const hasCases = key === 'formula'
  const keep = ({ quantities, facts, cost, expected }: Tried) => {
    const found = valueAt(document, [...of, 'cases'])
    const cases: readonly unknown[] = Array.isArray(found) ? found : []
    const quantity = quantities[String(valueAt(document, [...of, 'unit']) ?? 'each')] ?? '1'
    const name = t('cases.name_of', { number: cases.length + 1 })
    const kept = { name, quantity, ...(cost !== undefined && { cost }), facts, expected }
    change([...of, 'cases'], [...cases, kept])
  }
  return (
    <fieldset className={styles.formula} data-path={controlName(path)} id={`list-${controlName(path)}`}>
      <legend>{label}</legend>
      <div>
        <AmountSentence path={path} />
        <AmountInWords path={path} />
      </div>
      <AmountTester path={path} onKeep={hasCases ? keep : undefined} />
    </fieldset>
  )
}

/** The formula at a place; undefined while it is not whole. */
const useFormula = (path: JsonPath) => AmountFormula.safeParse(valueAt(useEditing().document, path)).data

/** The whole formula as one reads it aloud, from the formula itself. */
export function AmountInWords({ path }: { path: JsonPath }) {
  const { t } = useTranslation('admin-programs')
  const words = useAmountWords()
  const formula = useFormula(path)
  if (formula === undefined) return null
  return (
    <p className="small">
      <span className="muted">{t('condition.in_words')}</span> <b>{words(formula)}</b>
    </p>
  )
}

type TesterProps = { path: JsonPath; onKeep?: ((tried: Tried) => void) | undefined }

export function AmountTester({ path, onKeep }: TesterProps) {
  const { t } = useTranslation('admin-programs')
  const formula = useFormula(path)
  return formula === undefined ? (
    <p className={formulaStyles.tester}>{t('tester.not_yet')}</p>
  ) : (
    <FormulaTester formula={formula} onKeep={onKeep} />
  )
}
