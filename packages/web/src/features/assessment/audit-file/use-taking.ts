import { isTakenAtFirst, type OfferedAnswer } from '@hearthlight/domain/hpxml/answers/offered-answers'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { SECTIONS } from '@hearthlight/domain/shared/vocabulary'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { createAudit } from '../../../api/virtual-audits-api.ts'
import { HttpProblem } from '../../../platform/http-problem.ts'
import { notify } from '../../../platform/notices.ts'
import { flushAnswers, giveAnswers, notSavedReason } from '../answers/answer-store.ts'

export const keyOf = ({ section, field }: OfferedAnswer) => `${section}.${field}`

/** Which of the offered answers the person takes, and taking them: they are saved and the report is made of them. */
export function useTaking(buildingId: string, offered: readonly OfferedAnswer[]) {
  const { t } = useTranslation('assessment')
  const navigate = useNavigate()
  const [isPending, setIsPending] = useState(false)
  const [taken, setTaken] = useState<ReadonlySet<string>>(
    () => new Set(offered.filter(isTakenAtFirst).map(keyOf)),
  )

  function toggle(answer: OfferedAnswer, isTaken: boolean): void {
    const next = new Set(taken)
    if (isTaken) next.add(keyOf(answer))
    else next.delete(keyOf(answer))
    setTaken(next)
  }

  /** The report stands on the answers that the server has. */
  async function makeReport(): Promise<void> {
    if (!(await flushAnswers())) {
      const text = notSavedReason() ?? t('wizard.not_saved')
      return void notify({ tone: 'danger', title: t('wizard.not_saved_title'), text })
    }
    try {
      await createAudit(buildingId)
    } catch (cause) {
      if (!(cause instanceof HttpProblem)) throw cause
      return void notify({ tone: 'danger', title: t('wizard.submit_failed'), text: cause.title })
    }
    await navigate(pathTo('home-overview'))
  }

  async function take(): Promise<void> {
    setIsPending(true)
    for (const section of SECTIONS) {
      const given = offered.filter((one) => one.section === section && taken.has(keyOf(one)))
      if (given.length > 0)
        giveAnswers(section, Object.fromEntries(given.map(({ field, values }) => [field, [...values]])))
    }
    await makeReport().finally(() => setIsPending(false))
  }

  return { taken, toggle, take, isPending }
}
