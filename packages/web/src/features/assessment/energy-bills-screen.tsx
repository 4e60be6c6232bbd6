import { aroundBills } from '@hearthlight/domain/assessment/wizard/wizard-navigation'
import {
  BILLS_PAGE,
  sectionOfPage,
  type WizardSettings,
} from '@hearthlight/domain/assessment/wizard/wizard-pages'
import type { BuildingInput } from '@hearthlight/domain/buildings/building'
import { changedValues, shownValues } from '@hearthlight/domain/buildings/building-values'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import type { PageName } from '@hearthlight/domain/partner/pages/page-name'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { createAudit } from '../../api/virtual-audits-api.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import { Questions } from '../../forms/questions.tsx'
import { useQuestionForm } from '../../forms/use-question-form.ts'
import { useQuestions } from '../../forms/use-questions.ts'
import { useHomeId } from '../../home/current-building.ts'
import { useWizardSettings } from '../../home/wizard-settings.ts'
import { usePartner } from '../../platform/partner.ts'
import { Button } from '../../ui/button.tsx'
import { useBillFields, useDoubts, useTypedBills } from './bill-form.tsx'
import { useEstimating } from './live-home/use-live-estimate.ts'
import { MeterNote } from './meter-note.tsx'
import { NoHome } from './no-home.tsx'
import { useWizardMarks } from './use-wizard-marks.ts'
import styles from './wizard.module.css'
import { WizardFrame } from './wizard-frame.tsx'
import { homeQuery, markHome, type WizardHome } from './wizard-home.ts'

export function EnergyBillsScreen() {
  const { data: home } = useSuspenseQuery(homeQuery(useHomeId()))
  const settings = useWizardSettings(home?.building)
  if (home === null) return <NoHome />
  if (!settings.hasBills) return <Navigate to={pathTo('buildings-list')} replace />
  return <Bills settings={settings} home={home} />
}

type Props = { settings: WizardSettings; home: WizardHome }

/** Whoever comes from the report goes back there, either way. */
const REPORT = { previous: 'home-overview', next: 'home-overview' } as const

/** The bills of the building's record, asked on the way; the estimate follows as they are typed. */
function Bills({ settings, home }: Props) {
  const { t } = useTranslation('assessment')
  const { building } = home
  const { utilities } = usePartner().settings
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { previous, next } = query.get('from') === 'report' ? REPORT : aroundBills(settings)
  useWizardMarks(building, BILLS_PAGE)
  async function save(changes: BuildingInput): Promise<void> {
    if (Object.keys(changes).length > 0) await markHome(building.id, changes)
    if (next === 'home-overview') await createAudit(building.id)
    await navigate(pathTo(next))
  }
  const form = useQuestionForm({
    id: 'bills',
    record: building.id,
    under: 'building',
    questions: useQuestions(useBillFields(home)),
    known: shownValues(building, utilities),
    save: (values) => save(changedValues(values, building, utilities)),
  })
  useEstimating(useTypedBills(home, form))
  const doubts = useDoubts(home, form)
  return (
    <WizardFrame settings={settings} page={BILLS_PAGE}>
      <form className={styles.form} onSubmit={(event) => void form.submit(event)} noValidate>
        <div className={styles.head}>
          <h1>{t('wizard.bills.title')}</h1>
          <p className="lead">{t('wizard.bills.text')}</p>
        </div>
        <MeterNote buildingId={building.id} />
        <FormErrors form={form} />
        <Questions form={form} words={doubts} />
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => void navigate(pathTo(previous))}>
            {t('wizard.previous')}
          </Button>
          <Button type="submit" icon="arrow" isPending={form.isPending}>
            <NextLabel page={next} />
          </Button>
        </div>
      </form>
    </WizardFrame>
  )
}

function NextLabel({ page }: { page: PageName }) {
  const { t } = useTranslation('assessment')
  const section = sectionOfPage(page)
  if (section === undefined) return t('wizard.submit')
  return t('wizard.next', { name: t(`section.${section}.name`).toLocaleLowerCase() })
}
