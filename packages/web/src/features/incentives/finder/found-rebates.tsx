import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import { certaintyOf } from '@hearthlight/domain/incentives/combination/plan-incentives'
import { writeFinderLink } from '@hearthlight/domain/incentives/finder/finder-link'
import { sortIncentives } from '@hearthlight/domain/incentives/shown/recommend-incentives'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../applications/amount.tsx'
import { IncentiveChips } from '../../../applications/incentive-chips.tsx'
import rowStyles from '../../../applications/incentive-row.module.css'
import { measurePictogram } from '../../../home/measure-pictogram.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Pictogram } from '../../../ui/pictures/pictogram.tsx'
import styles from './finder.module.css'
import type { Finding } from './finder-form.tsx'

type Props = { finding: Finding; onChange: () => void }

const fits = ({ classification }: ClassifiedIncentive) =>
  classification !== null && (classification.is_available || classification.is_recommended)

/** What such a home may get, the most first, each with the way to apply; then what it cannot get, and why. */
export function FoundRebates({ finding: { start, incentives }, onChange }: Props) {
  const { t } = useTranslation('incentives')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const fitting = sortIncentives(incentives.filter(fits), 'highest_rebates')
  const apply = `${pathTo('rebate-start')}#${writeFinderLink(start)}`
  return (
    <>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {t('finder.found', { count: fitting.length })}
        </h2>
        <Button variant="secondary" size="s" onClick={onChange}>
          {t('finder.change')}
        </Button>
      </div>
      {fitting.some((incentive) => certaintyOf(incentive) === 'may_apply') && (
        <p className="small muted">{t('finder.open_points')}</p>
      )}
      <ul className={styles.list}>
        {fitting.map((incentive) => (
          <FoundRebate key={incentive.id} incentive={incentive} apply={apply} />
        ))}
      </ul>
      <NotFitting incentives={incentives.filter((incentive) => !fits(incentive))} />
    </>
  )
}

function FoundRebate({ incentive, apply }: { incentive: ClassifiedIncentive; apply: string }) {
  const { t } = useTranslation('incentives')
  return (
    <li className={rowStyles.row}>
      <Pictogram name={measurePictogram(incentive.measure_ids[0] ?? '')} size="l" />
      <div>
        <h3>{incentive.title}</h3>
        <p className="muted small">{incentive.short_description}</p>
        <IncentiveChips incentive={incentive} />
      </div>
      <div className={rowStyles.side}>
        <Amount incentive={incentive} />
        <LinkButton size="s" href={apply} opensNewTab>
          {t('finder.apply')}
          <span className="visually-hidden"> {t('finder.apply_for', { name: incentive.title })}</span>
        </LinkButton>
      </div>
    </li>
  )
}

function NotFitting({ incentives }: { incentives: readonly ClassifiedIncentive[] }) {
  const { t } = useTranslation('incentives')
  if (incentives.length === 0) return null
  return (
    <details className={styles.others}>
      <summary>{t('finder.not_fitting', { count: incentives.length })}</summary>
      <ul className={styles.list}>
        {incentives.map((incentive) => (
          <li key={incentive.id} className={styles.other}>
            <h3>{incentive.title}</h3>
            <p className="small muted">
              <Reason incentive={incentive} />
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The first thing that stands against it: a condition in its own words where an answer broke it. */
function Reason({ incentive: { classification, eligibility } }: { incentive: ClassifiedIncentive }) {
  const { t } = useTranslation('incentives')
  const broken = classification?.trace.find(({ outcome }) => outcome === 'not_met')
  const unmet = eligibility.trace.find(({ outcome }) => outcome === 'not_met')
  if (broken === undefined) return null
  return broken.condition === 'not_untriggered' && unmet !== undefined
    ? t('why_not.needs', { condition: unmet.says })
    : t(`why_not.${broken.condition}`)
}
