import {
  advancedPage,
  asksForAdvancedMode,
  isFinal,
  nextPage,
  previousPage,
} from '@hearthlight/domain/assessment/wizard/wizard-navigation'
import { PAGE_OF, type WizardSettings } from '@hearthlight/domain/assessment/wizard/wizard-pages'
import type { Building } from '@hearthlight/domain/buildings/building'
import { isPlainPage, pathTo } from '@hearthlight/domain/navigation/path-to'
import type { PageName } from '@hearthlight/domain/partner/pages/page-name'
import { SECTIONS, type Section } from '@hearthlight/domain/shared/vocabulary'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { createAudit } from '../../api/virtual-audits-api.ts'
import { toField } from '../../forms/use-asked-field.ts'
import { chooseBuilding } from '../../home/current-building.ts'
import { HttpProblem } from '../../platform/http-problem.ts'
import { notify } from '../../platform/notices.ts'
import { flushAnswers, notSavedReason } from './answers/answer-store.ts'
import type { WizardForm } from './use-wizard-form.ts'
import { markHome } from './wizard-home.ts'

/** A partner may send people on to any page; one that needs the id of something else than the home is not for them. */
function pathInWizard(page: PageName, buildingId: string): string {
  if (page === 'building-details') return pathTo(page, { id: buildingId })
  return pathTo(isPlainPage(page) ? page : 'buildings-list')
}

/** What Previous, Next, Submit and the dialog do. */
export function useWizardSteps(
  section: Section,
  settings: WizardSettings,
  building: Building,
  form: WizardForm,
) {
  const { t } = useTranslation('assessment')
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const [isPending, setIsPending] = useState(false)
  const showRefusal = useRefusedAudit(building.id)
  const go = (page: PageName) => navigate(pathInWizard(page, building.id))

  async function pending(work: () => Promise<void>) {
    setIsPending(true)
    try {
      await work()
    } finally {
      setIsPending(false)
    }
  }

  /** Offline, the person goes on: the answers are on this device and follow later. A refusal keeps them here. */
  async function save(): Promise<boolean> {
    const isSaved = await flushAnswers()
    if (isSaved || !navigator.onLine) return true
    notify({
      tone: 'danger',
      title: t('wizard.not_saved_title'),
      text: notSavedReason() ?? t('wizard.not_saved'),
    })
    return false
  }

  async function finish(target: PageName): Promise<void> {
    if (!(await save())) return
    try {
      await createAudit(building.id)
    } catch (cause) {
      if (!(cause instanceof HttpProblem)) throw cause
      if (cause.status === 0) return void notify({ tone: 'caution', text: t('wizard.submit_offline') })
      return showRefusal(cause)
    }
    await go(target)
  }

  async function next(): Promise<void> {
    if (!form.isInOrder()) {
      notify({ tone: 'danger', title: t('wizard.validation_title'), text: t('wizard.validation_text') })
      return
    }
    if (asksForAdvancedMode(settings, section)) return setIsAsking(true)
    const target = nextPage(settings, section)
    if (isFinal(settings, section)) return finish(target)
    if (await save()) await go(target)
  }

  async function goAdvanced(): Promise<void> {
    const advanced = { virtual_audit_mode: 'advanced' } as const
    await markHome(building.id, { ...advanced, extra_info: advanced })
    chooseBuilding({ id: building.id, auditMode: 'advanced' })
    setIsAsking(false)
    if (await save()) await go(advancedPage(settings, section))
  }

  return {
    isFinal: isFinal(settings, section),
    nextPage: nextPage(settings, section),
    isAsking,
    isPending,
    stopAsking: () => setIsAsking(false),
    next: () => pending(next),
    goAdvanced: () => pending(goAdvanced),
    goOverview: () => pending(() => finish('home-overview')),
    previous: () => {
      const isAssessed = building.extra_info.virtual_audit !== null
      void go(previousPage(settings, section, { isAssessed }))
    },
  }
}

/** A refusal that names a question leads there, any other to the building's details. */
function useRefusedAudit(buildingId: string): (cause: HttpProblem) => void {
  const { t } = useTranslation('assessment')
  const navigate = useNavigate()
  return (cause) => {
    const asked = questionOf(cause)
    const text =
      asked === undefined
        ? t('wizard.submit_failed')
        : t('wizard.live.failed', { field: t(`field.${asked.field}`) })
    notify({ tone: 'danger', text })
    void navigate(asked?.path ?? pathTo('building-details', { id: buildingId }))
  }
}

/** The question behind a refusal that names one: `area_basics/floor_area`. */
function questionOf({ fields }: HttpProblem): { field: string; path: string } | undefined {
  const [name, field] = fields[0]?.path.split('/') ?? []
  const section = SECTIONS.find((one) => one === name)
  if (section === undefined || field === undefined) return undefined
  return { field, path: `${pathTo(PAGE_OF[section])}${toField(field)}` }
}
