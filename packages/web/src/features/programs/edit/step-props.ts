import type { StepsResponse } from '@hearthlight/domain/programs/wire/portal-steps'
import type { ProjectDetails } from '@hearthlight/domain/programs/wire/program-project'

export type StepProps = { readonly project: ProjectDetails; readonly step: StepsResponse }
