import type { Answers } from '@hearthlight/domain/assessment/answers/answers'
import { meteredBehind } from '@hearthlight/domain/assessment/metered/readings-to-fit'
import type { AuditResult } from '@hearthlight/domain/assessment/result/audit-result-schema'
import { sameSteps } from '@hearthlight/domain/report/plan/report-plan'
import { putIntoWords } from '@hearthlight/domain/report/words/put-into-words'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { climateQuery } from '../../api/climate-api.ts'
import { runEngine } from '../../home/engine/engine-client.ts'
import { engineHome } from '../../home/engine/engine-home.ts'
import { useLanguage, usePartner } from '../../platform/partner.ts'
import type { Report } from './use-report.ts'

type Question = {
  /** Null asks for the plan of the audit. */
  readonly measureIds: readonly string[] | null
  /** Null leaves the answers as they are stored. */
  readonly answers: Answers | null
}

/**
 * The result for another plan or other answers, worked out in the browser. While nothing differs from what the
 * server stored, the stored result is the answer: it is the truth, and both give the same numbers.
 */
export function useWhatIf(report: Report, { measureIds, answers }: Question): AuditResult {
  const { t } = useTranslation('assessment')
  const language = useLanguage()
  const partner = usePartner()
  const { audit, building } = report
  const isStored = answers === null && (measureIds === null || sameSteps(measureIds, audit.plan.measure_ids))
  const climate = useQuery({ ...climateQuery(audit.engine.climate_place.id), enabled: !isStored })
  const whatIf = useQuery({
    queryKey: ['what-if', audit.building_id, audit.computed_at, measureIds, answers, language],
    enabled: !isStored && climate.data !== undefined,
    queryFn: async () => {
      if (climate.data === undefined) throw new Error('the weather is not loaded')
      const home = engineHome(climate.data, {
        building,
        answers: answers ?? audit.answers,
        partner,
        metered: meteredBehind(audit.calibration),
        at: new Date(audit.computed_at),
      })
      return putIntoWords(await runEngine('report', { home, measureIds }), (key) => t(key))
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return isStored ? audit : (whatIf.data ?? audit)
}
