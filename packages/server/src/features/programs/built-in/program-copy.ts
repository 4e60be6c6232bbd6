import { isMet } from '@hearthlight/domain/forms/condition'
import { numberWords } from '@hearthlight/domain/forms/values/number-words'
import { type Formats, formats } from '@hearthlight/domain/partner/formats'
import { unitWords } from '@hearthlight/domain/programs/measures/unit-words'
import { answerWords } from '@hearthlight/domain/programs/questions/answer-words'
import { responsesOf } from '@hearthlight/domain/programs/questions/compile-sections'
import type { ProjectDetails } from '@hearthlight/domain/programs/wire/program-project'
import type { ProgramQuestion } from '@hearthlight/domain/programs/wire/questionnaire'
import type { Scope } from '../../../platform/scope.ts'
import { translator } from '../../../platform/texts/texts.ts'
import type { RestrictedItems } from './restricted-items-store.ts'

type Line = { readonly name: string; readonly value: string }

/**
 * What was handed in to a program, line by line: answers, names of files, measures and what they are paid. What staff may only
 * read one by one is not sent through a mail.
 */
export function programCopy(
  { language, partner }: Scope,
  details: ProjectDetails,
  restricted: RestrictedItems,
): readonly Line[] {
  const translate = translator(language, partner.config)
  const written = formats(partner.config, language)
  const sum = (amount: string | null) =>
    amount === null ? translate('applications:measures.open_sum') : written.money(Number(amount), 2)
  const measures = details.retrofits.map((measure) => ({
    name: `${measure.name}, ${numberWords(String(measure.quantity), written, unitWords(measure, measure.quantity, language))}`,
    value: sum(measure.incentive),
  }))
  return [
    ...answers(details, restricted, written, translate),
    ...measures,
    ...(measures.length > 0
      ? [{ name: translate('applications:copy.total'), value: sum(details.total_incentive) }]
      : []),
  ]
}

function answers(
  { sections }: ProjectDetails,
  restricted: RestrictedItems,
  written: Formats,
  translate: ReturnType<typeof translator>,
): readonly Line[] {
  const line = (codes: readonly string[], id: string, name: string, value: string) => ({
    name,
    value: codes.includes(id) ? translate('applications:copy.confidential') : value,
  })
  const asked = sections.flatMap((section) => (section.question_type === 'Question' ? [section] : []))
  const responses = responsesOf(asked)
  const isAsked = ({ visible_when }: ProgramQuestion) =>
    isMet(visible_when ?? undefined, (fact) => responses[fact]?.split(';') ?? [])
  return sections.flatMap((section): readonly Line[] =>
    section.question_type === 'Question'
      ? section.questions.filter(isAsked).flatMap((question) => {
          const value = answerWords(question, written, translate)
          return value === null ? [] : [line(restricted.answers, question.id, question.question, value)]
        })
      : section.questions.flatMap(({ id, question, responses: files }) => {
          const names = files.map(({ response }) => response).join(', ')
          return files.length === 0 ? [] : [line(restricted.documents, id, question, names)]
        }),
  )
}
