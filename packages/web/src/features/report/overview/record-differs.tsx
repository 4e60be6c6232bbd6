import type { Answers } from '@hearthlight/domain/assessment/answers/answers'
import { type RecordDifference, recordDifferences } from '@hearthlight/domain/report/home/record-differences'
import type { Section } from '@hearthlight/domain/shared/vocabulary'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFieldName, useKnownWords } from '../../../home/known-words.ts'
import { useFormats } from '../../../platform/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import styles from '../report.module.css'
import type { Report } from '../use-report.ts'

type Props = {
  report: Report
  onTake: (section: Section, data: Record<string, string[]>) => Promise<void>
}

/** Where the record of the home was changed after the question was answered: said, with a way to take the new value. */
export function RecordDiffers({ report: { building, audit }, onTake }: Props) {
  const { areaUnit } = useFormats()
  const differences = recordDifferences(building, audit.answers as Answers, areaUnit)
  return differences.map((difference) => (
    <Difference key={difference.field} difference={difference} onTake={onTake} />
  ))
}

function Difference({ difference, onTake }: { difference: RecordDifference } & Pick<Props, 'onTake'>) {
  const { t } = useTranslation('report')
  const words = useKnownWords()
  const name = useFieldName()
  const [isTaking, setIsTaking] = useState(false)
  const { section, record, told, data } = difference
  const take = async () => {
    setIsTaking(true)
    try {
      await onTake(section, { ...data })
    } finally {
      setIsTaking(false)
    }
  }
  return (
    <div className={`page ${styles.notice}`}>
      <Notice tone="caution">
        {t('record.changed', { name: name(difference), record: words(record), answer: words(told) })}{' '}
        <Button variant="quiet" size="s" isDisabled={isTaking} onClick={take}>
          {t('record.take')}
        </Button>
      </Notice>
    </div>
  )
}
