import type { RangeBand } from '@hearthlight/domain/forms/field-definition'
import { type FieldValue, isBlank } from '@hearthlight/domain/forms/field-values'
import type { FieldQuestion } from '@hearthlight/domain/forms/question'
import { decimalMark, readNumber } from '@hearthlight/domain/forms/typed-number'
import { useFormats } from '../../platform/formats.ts'
import styles from './range-helper.module.css'

/** The band a value falls in: the first whose end it does not pass. */
export function bandOf(bands: readonly RangeBand[], value: number): RangeBand | undefined {
  return Number.isFinite(value) ? (bands.find((band) => value <= band.max) ?? bands.at(-1)) : undefined
}

/** Says what a number means while it is typed: a coloured strip for the eye, the words for everybody. */
export function RangeHelper({ question, value }: { question: FieldQuestion; value: FieldValue }) {
  const bands = question.range_helper
  const { locale } = useFormats()
  const read = readNumber(question, value, decimalMark(locale))
  const band = isBlank(read) ? undefined : bandOf(bands, Number(read))
  if (bands.length === 0) return null
  return (
    <div className={styles.helper}>
      <div className={styles.strip} aria-hidden="true">
        {bands.map((each) => (
          <i key={each.max} data-tone={each.tone} data-here={each === band || undefined} />
        ))}
      </div>
      <output className={styles.words} data-tone={band?.tone}>
        {band?.label}
      </output>
    </div>
  )
}
