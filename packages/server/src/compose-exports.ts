import { staffState } from '@hearthlight/domain/accounts/roles'
import { questionsOf } from '@hearthlight/domain/programs/definition/program-facts'
import { sayIn } from '@hearthlight/domain/programs/definition/program-words'
import { type AnswerValue, wireResponse } from '@hearthlight/domain/programs/questions/answer-value'
import { answerIn } from '@hearthlight/domain/programs/questions/option-words'
import { findMember, permissionsOf } from './features/accounts/staff/members/member-store.ts'
import { readQueueWords } from './features/applications/read-queue.ts'
import { answerWords } from './features/applications/reviewed-incentive.ts'
import type { AskedQuestion, ExportDeps } from './features/exports/export-deps.ts'
import { readIncentiveLists } from './features/incentives/item-store.ts'
import { wordsOf } from './features/programs/built-in/review-application.ts'
import { findProgram, type StoredProgram } from './features/programs/program-store.ts'
import type { Platform } from './open-platform.ts'
import type { Scope } from './platform/scope.ts'
import { translator } from './platform/texts.ts'
import { restrictedOf } from './restricted-of.ts'

/** Exports speak of applications in the words of the queue, and take answers in the words of the review. */
export const composeExports = ({ db, now, files, jobs, directory, http }: Platform): ExportDeps => ({
  ...{ db, now, files, jobs, directory, restrictedOf },
  wordsOf: async (partnerDb, scope) => {
    const { rules, names } = await readQueueWords(partnerDb, scope, now())
    const statuses = rules.map(({ program, status, name, outcome }) => ({
      ...{ program, status, name },
      // Nobody decided about what its applicant withdrew.
      isDecided: outcome === 'approved' || outcome === 'declined',
    }))
    return { names, statuses }
  },
  questionsOf: async (partnerDb, scope, source) => {
    const program = await findProgram(partnerDb, scope, source)
    if (program !== undefined) return askedByProgram(scope, program)
    const { names } = await readQueueWords(partnerDb, scope, now())
    if (!names.has(source)) return undefined
    const { question_list } = await readIncentiveLists(partnerDb, scope, source)
    const translate = translator(scope.language, scope.partner.config)
    return question_list.map((item) => ({
      ...{ code: item.id, label: item.name, isRestricted: item.restrict_data_access },
      say: (value) => (value === '' ? null : answerWords(item, String(value), translate)),
    }))
  },
  permissionsOf: async (partnerDb, scope, id) => {
    const member = await findMember(partnerDb, scope, id)
    return member === undefined || staffState(member) !== 'active' ? [] : permissionsOf(member)
  },
  onError: (error) => http.log.error({ err: error }, 'exports'),
})

function askedByProgram({ language, partner }: Scope, { definition }: StoredProgram): AskedQuestion[] {
  const say = sayIn(language, definition.languages)
  const translate = translator(language, partner.config)
  const [kept = language] = definition.languages
  return questionsOf(definition).map((question) => ({
    ...{ code: question.code, label: say(question.question) },
    isRestricted: question.restrict_data_access === true,
    // Stored by the program's own validators.
    say: (value) =>
      wordsOf(question, wireResponse(answerIn(question, value as AnswerValue, kept, language)), translate),
  }))
}
