import type { Section } from '@hearthlight/domain/assessment/vocabulary'
import {
  isOpen,
  openSections,
  PAGE_OF,
  type WizardSettings,
} from '@hearthlight/domain/assessment/wizard-pages'
import { inWords } from '@hearthlight/domain/forms/translate-fields'
import { pathTo } from '@hearthlight/domain/navigation/routes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { currentBuilding } from '../../platform/current-building.ts'
import { notify } from '../../platform/notices.ts'
import { PageTitle } from '../../platform/page-title.tsx'
import { usePartner } from '../../platform/partner.ts'
import { useFeatures } from '../../platform/session.ts'
import { Progress } from '../../ui/progress.tsx'
import { type AssessedHome, homeQuery } from './assessment-api.ts'
import { DrawnFrom } from './drawn-from.tsx'
import { LiveHome } from './live-home.tsx'
import { SectionPage } from './section-page.tsx'
import { useEstimating } from './use-live-estimate.ts'
import { useWizardMarks } from './use-wizard-marks.ts'
import styles from './wizard.module.css'

export function WizardScreen({ section }: { section: Section }) {
  const { data: home } = useSuspenseQuery(homeQuery(currentBuilding()?.id))
  const sections = usePartner().settings.sections.audit_sections
  if (home === null) return <NoHome />
  const settings: WizardSettings = { sections, mode: home.building.virtual_audit_mode }
  if (!isOpen(settings, section)) return <Navigate to={pathTo('buildings-list')} replace />
  return <Wizard section={section} settings={settings} home={home} />
}

/** There is nothing to ask about: the list says how to add a home, or who does. */
function NoHome() {
  const { t } = useTranslation('assessment')
  const text = t('wizard.no_home')
  useEffect(() => {
    notify({ kind: 'notice-stay', tone: 'info', text })
  }, [text])
  return <Navigate to={pathTo('buildings-list')} replace />
}

type Props = { section: Section; settings: WizardSettings; home: AssessedHome }

function Wizard({ section, settings, home }: Props) {
  const { t } = useTranslation('assessment')
  const { liveEstimate: hasLiveEstimate } = useFeatures()
  useEstimating(home)
  useWizardMarks(home.building, section)
  const nameOf = (one: Section) => t(`section.${one}.name`)
  const title = inWords(settings.sections[section].title ?? `assessment:section.${section}.title`, (key) =>
    t(key),
  )
  const open = openSections(settings)
  const at = open.indexOf(section)
  return (
    <>
      <PageTitle title={nameOf(section)} />
      <div className={styles.bar}>
        <div className="page">
          <Progress
            label={t('wizard.label')}
            doneLabel={t('wizard.done')}
            summary={t('wizard.progress', { step: at + 1, count: open.length, name: nameOf(section) })}
            steps={open.map((one, index) => ({
              id: one,
              label: nameOf(one),
              state: index < at ? 'done' : index === at ? 'now' : 'ahead',
              to: pathTo(PAGE_OF[one]),
            }))}
          />
        </div>
      </div>
      <div className={`page ${styles.in}`}>
        <SectionPage section={section} settings={settings} building={home.building} title={title} />
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
