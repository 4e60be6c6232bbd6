import { answerWords } from '@hearthlight/domain/applications/answers/answer-words'
import { formats } from '@hearthlight/domain/partner/formats'
import { z } from 'zod'
import { findAnyApplication } from '../features/applications/find-application-store.ts'
import type { ExportDeps } from '../features/exports/export-deps.ts'
import { findListItem } from '../features/incentives/item-store.ts'
import type { PersonalDataDeps, SayRow } from '../features/personal-data/personal-data-deps.ts'
import type { PartnerDb } from '../platform/database/schema.ts'
import type { Scope } from '../platform/scope.ts'
import { translator } from '../platform/texts/texts.ts'

type Words = Pick<ExportDeps, 'questionsOf' | 'wordsOf'>

/** What codes mean in the data that a person is given: in the words of the programs and rebates as they read them. */
export const personWords =
  ({ questionsOf, wordsOf }: Words): PersonalDataDeps['wordsFor'] =>
  async (db, scope) => {
    const { names, statuses } = await wordsOf(db, scope)
    const applicationOf = once((id) => findAnyApplication(db, scope, id))
    const askedIn = once((source) => questionsOf(db, scope, source))
    const statusOf = async (id: unknown, code: unknown) => {
      const of = await applicationOf(String(id))
      const said = statuses.find(
        ({ program, status }) =>
          status === code &&
          (program?.id ?? null) === (of?.program_id ?? null) &&
          (program === null || program.version === of?.program_version),
      )
      return { status_in_words: said?.name ?? null }
    }
    const application: SayRow = async ({ id, status }) => {
      const of = await applicationOf(String(id))
      const name = names.get(of?.program_id ?? of?.incentive_id ?? '') ?? null
      return { name, ...(await statusOf(id, status)) }
    }
    const answer: SayRow = async ({ application_id, question, value }) => {
      const source = (await applicationOf(String(application_id)))?.program_id
      const asked = source == null ? [] : await askedIn(source)
      const found = asked?.find(({ code }) => code === question)
      const { answer: given } = StoredAnswer.parse(value)
      return found === undefined ? {} : inWords(found.label, given === undefined ? null : found.say(given))
    }
    return {
      applications: application,
      statuses: ({ application_id, status }) => statusOf(application_id, status),
      program_answers: answer,
      comments: rebateAnswer(db, scope),
    }
  }

/** As a program keeps it. */
const StoredAnswer = z.object({ answer: z.unknown() })

const inWords = (question_in_words: string, answer_in_words: string | null) => ({
  question_in_words,
  answer_in_words,
})

/** The questions of rebates are known by their codes to the partner as a whole. */
function rebateAnswer(db: PartnerDb, scope: Scope): SayRow {
  const { language, partner } = scope
  const words = [formats(partner.config, language), translator(language, partner.config)] as const
  return async ({ commentable_id, content }) => {
    const item = await findListItem(db, scope, String(commentable_id))
    if (item === undefined) return {}
    const text = String(content ?? '')
    return inWords(item.name, text === '' ? null : answerWords(item, text, ...words))
  }
}

function once<T>(read: (id: string) => Promise<T>): (id: string) => Promise<T> {
  const known = new Map<string, Promise<T>>()
  return (id) => {
    const found = known.get(id) ?? read(id)
    known.set(id, found)
    return found
  }
}
