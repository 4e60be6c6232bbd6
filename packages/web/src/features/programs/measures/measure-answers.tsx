import { unitWords } from '@hearthlight/domain/programs/measures/unit-words'
import type { MeasureTypeWire, Retrofit } from '@hearthlight/domain/programs/wire/measure-wire'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import styles from '../edit/step-frame.module.css'
import { useAnswerWords } from '../show/use-answer-words.ts'

type Props = { measure: Retrofit; groups: MeasureTypeWire['field_groups'] }

/** What was answered about a measure: how many, then field by field. */
export function MeasureAnswers({ measure, groups }: Props) {
  const { t } = useTranslation('applications')
  const { number, locale } = useFormats()
  const wordsOf = useAnswerWords()
  const titleId = useId()
  const fields = groups.flatMap((group) => group.fields).filter(({ type }) => type !== 'Spacer')
  const responseTo = (name: string) => measure.fields.find((field) => field.name === name)?.value ?? null
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.answersOf}>
        {measure.name}
      </h3>
      <dl className={`${styles.answers} num`}>
        <div>
          <dt>{t('measures.quantity')}</dt>
          <dd>
            {number(measure.quantity)} {unitWords(measure, measure.quantity, locale)}
          </dd>
        </div>
        {fields.map(({ name, label, type, unit }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              {wordsOf({ type, unit, response: responseTo(name) }) ?? (
                <span className="muted">{t('show.not_given')}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
