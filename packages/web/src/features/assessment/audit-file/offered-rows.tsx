import type { OfferedAnswer } from '@hearthlight/domain/hpxml/answers/offered-answers'
import { SECTIONS } from '@hearthlight/domain/shared/vocabulary'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/chip.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import styles from './audit-file.module.css'
import { keyOf } from './use-taking.ts'

type Props = {
  offered: readonly OfferedAnswer[]
  taken: ReadonlySet<string>
  onToggle: (answer: OfferedAnswer, isTaken: boolean) => void
}

/** The answers of the file by section, each with a box and its source. */
export function OfferedRows({ offered, taken, onToggle }: Props) {
  const { t } = useTranslation('assessment')
  return SECTIONS.map((section) => {
    const rows = offered.filter((answer) => answer.section === section)
    if (rows.length === 0) return null
    return (
      <fieldset key={section} className={styles.rows}>
        <legend>{t(`section.${section}.name`)}</legend>
        {rows.map((answer) => (
          <Row
            key={keyOf(answer)}
            answer={answer}
            isTaken={taken.has(keyOf(answer))}
            onToggle={(isTaken) => onToggle(answer, isTaken)}
          />
        ))}
      </fieldset>
    )
  })
}

type RowProps = { answer: OfferedAnswer; isTaken: boolean; onToggle: (isTaken: boolean) => void }

function Row({ answer: { question, said, now, is, source }, isTaken, onToggle }: RowProps) {
  const { t } = useTranslation('audit-file')
  const words = t(question.endsWith('?') ? 'answer_asked' : 'answer', { question, said })
  return (
    <div className={styles.row}>
      {is === 'same' ? (
        <p className={styles.same}>{words}</p>
      ) : (
        <Checkbox
          label={words}
          value={isTaken}
          onChange={onToggle}
          {...(is === 'other' && { description: t('now', { answer: now ?? '' }) })}
        />
      )}
      <Chip source={source}>{t(is === 'same' ? 'same' : source)}</Chip>
    </div>
  )
}
