import type { Project } from '@hearthlight/domain/applications/project'
import type { Building } from '@hearthlight/domain/buildings/building'
import {
  type ClassifiedIncentive,
  incentiveSections,
} from '@hearthlight/domain/incentives/classified-incentive'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentBuilding } from '../../home/current-building.ts'
import { usePartner } from '../../platform/partner.ts'
import { ApplicationDialog } from './application/application-dialog.tsx'
import { SentNotice } from './application/sent-notice.tsx'
import { useOpenApplication } from './application/use-open-application.ts'
import { AssignedSection } from './assigned-section.tsx'
import { IncentiveSection } from './incentive-section.tsx'
import styles from './incentives.module.css'
import { PageHead } from './page-head.tsx'
import { RecommendedStrip } from './recommended-strip.tsx'
import { WhyNot } from './why-not.tsx'

type Props = { building: Building; incentives: readonly ClassifiedIncentive[] }

export function IncentivesPage({ building, incentives }: Props) {
  const { t } = useTranslation('incentives')
  const { applied_title, available_title } = usePartner().settings.sections.incentives
  useCurrentBuilding(building)
  const sections = incentiveSections(incentives)
  const [sent, setSent] = useState<Project | null>(null)
  // Under a dialog nothing can take the focus: it is told once that is gone.
  const isTold = useOpenApplication().open === null
  return (
    <>
      {sent !== null && isTold && <SentNotice key={sent.id} project={sent} onDismiss={() => setSent(null)} />}
      <PageHead building={building} sections={sections} />
      <RecommendedStrip building={building} incentives={sections.recommended} />
      <div className={styles.sections}>
        <IncentiveSection
          kind="applied"
          title={applied_title ?? t('page.applied')}
          building={building}
          incentives={sections.applied}
        />
        <AssignedSection building={building} incentives={sections.assigned} />
        <IncentiveSection
          kind="available"
          title={available_title ?? t('page.available')}
          building={building}
          incentives={sections.available}
        />
        <WhyNot building={building} incentives={sections.notAvailable} />
      </div>
      <ApplicationDialog building={building} incentives={incentives} onSent={setSent} />
    </>
  )
}
