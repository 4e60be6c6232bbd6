import { ADMIN_PERMISSIONS } from '@hearthlight/domain/accounts/staff/admin'
import { staffState } from '@hearthlight/domain/accounts/staff/roles'
import { answerWords as rebateWords } from '@hearthlight/domain/applications/answers/answer-words'
import { formats } from '@hearthlight/domain/partner/formats'
import type { ProgramDefinition } from '@hearthlight/domain/programs/definition/program-definition'
import { questionOf, questionsOf } from '@hearthlight/domain/programs/definition/program-facts'
import { sayIn } from '@hearthlight/domain/programs/definition/program-words'
import { type AnswerValue, wireResponse } from '@hearthlight/domain/programs/options/answer-value'
import { answerInWords } from '@hearthlight/domain/programs/options/option-words'
import { answerWords } from '@hearthlight/domain/programs/questions/answer-words'
import { findOperator } from '../features/accounts/admin-store.ts'
import { findMember, permissionsOf } from '../features/accounts/staff/members/member-store.ts'
import { readQueueWords } from '../features/applications/queue/read-queue.ts'
import type { AskedQuestion, ExportDeps } from '../features/exports/export-deps.ts'
import { readIncentiveLists } from '../features/incentives/item-store.ts'
import { findProgram, listVersions } from '../features/programs/program-store.ts'
import type { Scope } from '../platform/scope.ts'
import { translator } from '../platform/texts/texts.ts'
import { logWords } from './log-words.ts'
import type { Platform } from './open-platform.ts'
import { restrictedOf } from './restricted-items.ts'

/** Exports speak of applications in the words of the queue, and take answers in the words of the review. */
export const composeExports = ({ db, now, files, jobs, directory, sendMail, http }: Platform): ExportDeps => {
  const words = exportWords(now)
  return {
    ...words,
    db,
    now,
    files,
    jobs,
    directory,
    sendMail,
    restrictedOf,
    logInWords: logWords(words),
    staffOf: async (partnerDb, scope, { kind, id }) => {
      if (kind === 'operator') {
        const operator = await findOperator(partnerDb, id)
        return operator && { email: operator.email, permissions: ADMIN_PERMISSIONS }
      }
      const member = await findMember(partnerDb, scope, id)
      if (member === undefined || staffState(member) !== 'active') return undefined
      return { email: member.email, permissions: permissionsOf(member) }
    },
    onError: (error) => http.log.error({ err: error }, 'exports'),
  }
}

const exportWords = (now: () => Date): Pick<ExportDeps, 'wordsOf' | 'questionsOf'> => ({
  wordsOf: async (partnerDb, scope) => {
    const { rules, names } = await readQueueWords(partnerDb, scope, now())
    const statuses = rules.map(({ program, status, name, outcome }) => ({
      program,
      status,
      name,
      // Nobody decided about what its applicant withdrew.
      isDecided: outcome === 'approved' || outcome === 'declined',
    }))
    return { names, statuses }
  },
  questionsOf: async (partnerDb, scope, source) => {
    const program = await findProgram(partnerDb, scope, source)
    if (program !== undefined)
      return askedByProgram(scope, program.definition, await listVersions(partnerDb, scope, source))
    const { names } = await readQueueWords(partnerDb, scope, now())
    if (!names.has(source)) return undefined
    const { question_list } = await readIncentiveLists(partnerDb, scope, source)
    const words = wordsIn(scope)
    return question_list.map((item) => ({
      code: item.id,
      label: item.name,
      isRestricted: item.restrict_data_access,
      say: (value) => {
        const content = String(value)
        if (content === '') return null
        return FIGURES.has(item.answer_type) ? content : rebateWords(item, content, ...words)
      },
    }))
  },
})

/** Written as they are kept, for who reckons with them. */
const FIGURES = new Set(['date', 'integer', 'float', 'numeric', 'currency'])

const wordsIn = ({ language, partner }: Scope) =>
  [formats(partner.config, language), translator(language, partner.config)] as const

/** What it asks now. An answer to an older version may be an option that has gone since: it has its words from there. */
function askedByProgram(
  scope: Scope,
  definition: ProgramDefinition,
  versions: readonly ProgramDefinition[],
): AskedQuestion[] {
  const { language } = scope
  const say = sayIn(language, definition.languages)
  const words = wordsIn(scope)
  return questionsOf(definition).map((question) => ({
    code: question.code,
    label: say(question.question),
    isRestricted: question.restrict_data_access === true,
    say: (value) => {
      // Stored by the program's own validators.
      const response = wireResponse(
        answerInWords(offeredIn(versions, question.code), value as AnswerValue, say),
      )
      return FIGURES.has(question.type.toLowerCase())
        ? response
        : answerWords({ type: question.type, response }, ...words)
    },
  }))
}

const offeredIn = (versions: readonly ProgramDefinition[], code: string) => ({
  options: versions.flatMap((version) => questionOf(version, code)?.options ?? []),
})
