import type { Answers } from '@hearthlight/domain/assessment/answers/answers'
import type { Input } from '@hearthlight/domain/assessment/facts/fact-sheet'
import { questionCount } from '@hearthlight/domain/assessment/wizard/question-count'
import type { WizardSettings } from '@hearthlight/domain/assessment/wizard/wizard-pages'
import { memo, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { House } from '../../../ui/house/house.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { drawnHouse } from './drawn-house.ts'
import { LiveFigure } from './live-figure.tsx'
import styles from './live-home.module.css'
import { useLive } from './use-live-estimate.ts'

/** The house as it is told so far, and what a year in it costs. */
export function LiveHome({ settings }: { settings: WizardSettings }) {
  const { t } = useTranslation('assessment')
  const live = useLive()
  // The figure comes first: the picture follows in a second drawing.
  const answers = useDeferredValue(live.answers)
  const inputs = useDeferredValue(live.estimate?.inputs)
  return (
    <section className={styles.live} aria-label={t('wizard.live.title')}>
      <Picture answers={answers} inputs={inputs} />
      <LiveFigure live={live} count={questionCount(settings, live.answers)} />
    </section>
  )
}

type PictureProps = { answers: Answers; inputs: readonly Input[] | undefined }

const Picture = memo(function Picture({ answers, inputs }: PictureProps) {
  const { t } = useTranslation('assessment')
  const isNarrow = useMedia('(max-width: 1000px)')
  return (
    <div className={styles.house}>
      <House
        house={drawnHouse(answers, inputs ?? [])}
        title={t('wizard.live.picture')}
        isCompact={isNarrow}
        hasGarden={!isNarrow}
      />
    </div>
  )
})
