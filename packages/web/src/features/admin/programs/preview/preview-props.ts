import type { ApplicationState } from '@hearthlight/domain/programs/application-state'
import type { ProgramDefinition } from '@hearthlight/domain/programs/definition/program-definition'
import type { StepDefinition } from '@hearthlight/domain/programs/definition/step-definition'
import type { Language } from '@hearthlight/domain/texts/namespaces'

/** What every step of the walk is given. */
export type PreviewProps = {
  program: ProgramDefinition
  step: StepDefinition
  state: ApplicationState
  language: Language
  done: (state: ApplicationState) => void
}
