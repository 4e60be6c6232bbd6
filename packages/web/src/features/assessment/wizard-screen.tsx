import {
  isOpen,
  PAGE_OF,
  sectionOfPage,
  type WizardSettings,
} from '@hearthlight/domain/assessment/wizard/wizard-pages'
import { inWords } from '@hearthlight/domain/forms/translate-fields'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import type { PageName } from '@hearthlight/domain/partner/pages/page-name'
import type { Section } from '@hearthlight/domain/shared/vocabulary'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { useHomeId } from '../../home/current-building.ts'
import { useWizardSettings } from '../../home/wizard-settings.ts'
import { useEstimating } from './live-home/use-live-estimate.ts'
import { NoHome } from './no-home.tsx'
import { SectionPage } from './section-page.tsx'
import { useWizardMarks } from './use-wizard-marks.ts'
import { WizardFrame } from './wizard-frame.tsx'
import { homeQuery, type WizardHome } from './wizard-home.ts'

/** The pages of the assessment, one a section. */
export function WizardScreen({ page }: { page: PageName }) {
  const section = sectionOfPage(page)
  if (section === undefined) throw new Error(`${page} is no section of the assessment.`)
  return <OpenSection section={section} />
}

function OpenSection({ section }: { section: Section }) {
  const { data: home } = useSuspenseQuery(homeQuery(useHomeId()))
  const settings = useWizardSettings(home?.building)
  if (home === null) return <NoHome />
  if (!isOpen(settings, section)) return <Navigate to={pathTo('buildings-list')} replace />
  return <Wizard section={section} settings={settings} home={home} />
}

type Props = { section: Section; settings: WizardSettings; home: WizardHome }

function Wizard({ section, settings, home }: Props) {
  const { t } = useTranslation('assessment')
  useEstimating(home)
  useWizardMarks(home.building, PAGE_OF[section])
  const title = inWords(settings.sections[section].title ?? `assessment:section.${section}.title`, (key) =>
    t(key),
  )
  return (
    <WizardFrame settings={settings} page={PAGE_OF[section]}>
      <SectionPage
        key={`${section} ${home.building.id}`}
        section={section}
        settings={settings}
        building={home.building}
        title={title}
      />
    </WizardFrame>
  )
}
