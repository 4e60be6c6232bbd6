import {
  BILLS_AFTER,
  BILLS_PAGE,
  openSections,
  PAGE_OF,
  type WizardPage,
  type WizardSettings,
} from '@hearthlight/domain/assessment/wizard/wizard-pages'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { SECTIONS } from '@hearthlight/domain/shared/vocabulary'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../platform/page-title.tsx'
import { useFeatures } from '../../platform/session.ts'
import { Progress } from '../../ui/states/progress.tsx'
import { DrawnFrom } from './live-home/drawn-from.tsx'
import { LiveHome } from './live-home/live-home.tsx'
import styles from './wizard.module.css'

type Step = { readonly page: WizardPage; readonly name: string }
type Props = { settings: WizardSettings; page: WizardPage; children: ReactNode }

/** What every page of the wizard stands in: the steps over it, the home and its estimate beside it. */
export function WizardFrame({ settings, page, children }: Props) {
  const { t } = useTranslation('assessment')
  const { liveEstimate: hasLiveEstimate } = useFeatures()
  const steps = useSteps(settings)
  const at = steps.findIndex((step) => step.page === page)
  const name = steps[at]?.name ?? ''
  return (
    <>
      <PageTitle title={name} />
      <div className={styles.bar}>
        <div className="page">
          <Progress
            label={t('wizard.label')}
            doneLabel={t('wizard.done')}
            summary={t('wizard.progress', { step: at + 1, count: steps.length, name })}
            steps={steps.map((step, index) => ({
              id: step.page,
              label: step.name,
              state: index < at ? 'done' : index === at ? 'now' : 'ahead',
              to: pathTo(step.page),
            }))}
          />
        </div>
      </div>
      <div className={`page ${styles.in}`}>
        {children}
        {hasLiveEstimate && (
          <aside className={styles.aside}>
            <LiveHome settings={settings} />
            <DrawnFrom />
          </aside>
        )}
      </div>
    </>
  )
}

function useSteps(settings: WizardSettings): readonly Step[] {
  const { t } = useTranslation('assessment')
  const last = SECTIONS.indexOf(BILLS_AFTER)
  const open = openSections(settings).map((section) => ({
    page: PAGE_OF[section],
    name: t(`section.${section}.name`),
    isBefore: SECTIONS.indexOf(section) <= last,
  }))
  const bills: Step[] = settings.hasBills ? [{ page: BILLS_PAGE, name: t('wizard.bills.name') }] : []
  return [...open.filter((step) => step.isBefore), ...bills, ...open.filter((step) => !step.isBefore)]
}
