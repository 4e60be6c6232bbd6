import { ProgramShape } from '@hearthlight/domain/programs/definition/program-definition'
import { valueAt } from '@hearthlight/domain/shared/json-path'
import { fieldsOf } from '@hearthlight/domain/studio/editor-field'
import type { SchemaNode } from '@hearthlight/domain/studio/schema-node'
import { LANGUAGES, type Language } from '@hearthlight/domain/texts/namespaces'
import { z } from 'zod'

/** Of what is written, not of what it becomes: defaults need not be there. */
export const PROGRAM_EDITOR = fieldsOf(
  // The part of JSON Schema that zod writes.
  z.toJSONSchema(ProgramShape, { io: 'input', unrepresentable: 'any' }) as SchemaNode,
)

const Languages = z.array(z.enum(LANGUAGES)).min(1)

/** The languages that a program is written in, as far as it says so yet. */
export const languagesOf = (document: unknown): readonly Language[] =>
  Languages.safeParse(valueAt(document, ['languages'])).data ?? ['en']
