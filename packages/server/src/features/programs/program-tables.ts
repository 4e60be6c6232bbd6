import type { ProgramDefinition } from '@hearthlight/domain/programs/definition/program-definition'
import type { AnswerValue, AnswerValues } from '@hearthlight/domain/programs/options/answer-value'
import type { StepDraft } from '@hearthlight/domain/programs/wire/post-answers'
import type { Generated, JSONColumnType } from 'kysely'

type OfApplication = { partner_id: string; application_id: string }

declare module '../../platform/database/schema.ts' {
  interface Schema {
    programs: {
      partner_id: string
      id: string
      code: string
      /** The one that new applications begin with. */
      version: number
      /** From then on it takes no new applications. */
      archived_at: Generated<Date | null>
      archived_by: Generated<string | null>
    }
    /** Never changed: an application keeps the version it began with. */
    program_versions: {
      partner_id: string
      program_id: string
      version: number
      definition: JSONColumnType<ProgramDefinition>
      published_at: Date
      /** The name of a member of staff; null for what came with the partner. */
      published_by: string | null
      why: string | null
    }
    application_answers: OfApplication & {
      question: string
      value: JSONColumnType<{ readonly answer: AnswerValue }>
      updated_at: Date
    }
    application_measures: OfApplication & {
      id: string
      measure: string
      quantity: number
      fields: JSONColumnType<AnswerValues>
      created_at: Date
      updated_at: Date
    }
    application_terms: OfApplication & { step: string; accepted_at: Date }
    application_contacts: OfApplication & { contact_id: string }
  }
  interface PassingTables {
    application_drafts: OfApplication & {
      step: string
      draft: JSONColumnType<StepDraft['draft']>
      updated_at: Date
    }
  }
}
