import type { WizardPage } from '@hearthlight/domain/assessment/wizard/wizard-pages'
import type { Building } from '@hearthlight/domain/buildings/building'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseBuilding } from '../../home/current-building.ts'
import { homeMemory } from '../../home/home-memory.ts'
import { HttpProblem } from '../../platform/http-problem.ts'
import { notify } from '../../platform/notices.ts'
import { onOtherTab, sendAgain, useAnswerState } from './answers/answer-store.ts'
import { homeQuery, markHome } from './wizard-home.ts'

/** Keeps the outside world in step: where the person is, what other tabs and devices saved, the connection. */
export function useWizardMarks(building: Building, page: WizardPage): void {
  const queries = useQueryClient()
  const { id, virtual_audit_mode: auditMode } = building
  const isMarked = building.extra_info.current_page === page
  useEffect(() => {
    chooseBuilding({ id, auditMode })
    homeMemory.set('currentPage', page)
    if (isMarked) return
    markHome(id, { extra_info: { current_page: page } }).catch((cause: unknown) => {
      // A comfort only: offline, the page of this device is remembered here and the server's stays.
      if (!(cause instanceof HttpProblem)) throw cause
    })
  }, [id, auditMode, page, isMarked])
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: homeQuery(id).queryKey })
    const stop = onOtherTab((changed) => changed === id && refresh())
    window.addEventListener('online', sendAgain)
    window.addEventListener('focus', refresh)
    return () => {
      stop()
      window.removeEventListener('online', sendAgain)
      window.removeEventListener('focus', refresh)
    }
  }, [queries, id])
  useElsewhere()
}

/** Tells when an answer on the screen was replaced by a later one from elsewhere. */
function useElsewhere(): void {
  const { t } = useTranslation('assessment')
  const elsewhere = useAnswerState((state) => state.elsewhere)
  useEffect(() => {
    if (elsewhere === 0) return
    notify({
      kind: 'notice-stay',
      tone: 'caution',
      title: t('wizard.elsewhere_title'),
      text: t('wizard.elsewhere_text'),
    })
  }, [elsewhere, t])
}
