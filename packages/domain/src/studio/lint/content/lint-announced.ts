import type { ProgramDefinition } from '../../../programs/definition/program-definition.ts'
import { type ContentFinding, type ContentRule, inProgram, type PartnerContent } from './partner-content.ts'

/** What people are told to have at hand is what the application asks for: nothing more, nothing less. */
export const lintAnnounced = ({ programs }: Pick<PartnerContent, 'programs'>): ContentFinding[] =>
  programs.flatMap((program) => {
    const asked = askedOf(program)
    const announced = program.have_at_hand.map(({ name }) => wordsOf(name))
    return [
      ...program.have_at_hand.flatMap(({ name, required }, index) => {
        const found = (rule: ContentRule) => [
          inProgram(program.code, ['have_at_hand', index], rule, { name: wordsOf(name) }),
        ]
        const question = asked.find(({ words }) => words === wordsOf(name))
        if (question === undefined) return found('not-asked')
        if (required === question.isAlwaysRequired) return []
        return found(required ? 'not-needed' : 'needed')
      }),
      ...asked
        .filter(({ words }) => !announced.includes(words))
        .map(({ words, path }) => inProgram(program.code, path, 'not-announced', { name: words })),
    ]
  })

function askedOf(program: ProgramDefinition) {
  return program.attachment_groups.flatMap(({ code, attachments }, group) => {
    const isOnCondition = program.steps.some(
      (step) => step.type === 'attachment' && step.groups.includes(code) && step.visible_when !== undefined,
    )
    return attachments.map(({ question, required, visible_when }, index) => ({
      words: wordsOf(question),
      isAlwaysRequired: required && visible_when === undefined && !isOnCondition,
      path: ['attachment_groups', group, 'attachments', index],
    }))
  })
}

/** In all languages at once. */
const wordsOf = (words: Readonly<Record<string, string | undefined>>) => Object.values(words).join(' / ')
