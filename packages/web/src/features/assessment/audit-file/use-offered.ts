import { homeAnswers } from '@hearthlight/domain/hpxml/answers/home-answers'
import { type OfferedAnswer, offeredAnswers } from '@hearthlight/domain/hpxml/answers/offered-answers'
import { answerUnits } from '@hearthlight/domain/hpxml/answers/units'
import type { HpxmlFile } from '@hearthlight/domain/hpxml/read-hpxml'
import { yearIn } from '@hearthlight/domain/shared/day-in'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { textNamespaces } from '../../../forms/text-namespaces.ts'
import { useFormats } from '../../../platform/formats.ts'
import { usePartner } from '../../../platform/partner.ts'
import { answersOf, useAnswerState } from '../answers/answer-store.ts'

/** What a file offers beside the answers as they were when it was read. */
export function useOffered(file: HpxmlFile): readonly OfferedAnswer[] {
  const { settings, time_zone } = usePartner()
  const sections = settings.sections.audit_sections
  const fields = Object.values(sections).flatMap(({ sub_sections }) =>
    sub_sections.flatMap((one) => one.fields),
  )
  const { t: translate } = useTranslation(textNamespaces(fields))
  const { number } = useFormats()
  const state = useAnswerState((now) => now)
  const [answers] = useState(() => answersOf(state))
  const [home] = file.homes
  if (home === undefined) return []
  const found = homeAnswers(home, answerUnits(settings), yearIn(time_zone, new Date()))
  return offeredAnswers(found, sections, answers, { translate: (key) => translate(key), number })
}
