import type { AddAttachmentInput } from '@hearthlight/domain/programs/wire/attachment-input'
import type {
  MeasureGroupWire,
  MeasuresQuery,
  MeasureTypeQuery,
  MeasureTypeWire,
  ProjectMeasures,
} from '@hearthlight/domain/programs/wire/measure-wire'
import type {
  PageConfiguration,
  PageConfigurationQuery,
} from '@hearthlight/domain/programs/wire/page-configuration'
import type { PortalStepsQuery, StepsResponse } from '@hearthlight/domain/programs/wire/portal-steps'
import type {
  PostAnswers,
  PostTerms,
  SentRetrofit,
  StepDraft,
} from '@hearthlight/domain/programs/wire/post-answers'
import type {
  CreatedProject,
  CreateProject,
  MoveProject,
  ProgramOffer,
  PublicProgramsQuery,
} from '@hearthlight/domain/programs/wire/program-offer'
import type {
  ProgramProject,
  ProjectDetails,
  SelectedProject,
} from '@hearthlight/domain/programs/wire/program-project'
import type {
  AttachmentSection,
  QuestionnaireSection,
  StepQuery,
} from '@hearthlight/domain/programs/wire/questionnaire'
import type { HomeScope } from '../../platform/access/access.ts'
import type { Scope } from '../../platform/scope.ts'
import type { AttachedFile, OpenedAttachment } from './built-in-deps.ts'

export type AddAttachment = Omit<AddAttachmentInput, 'document_id'> & { readonly file: AttachedFile }

/**
 * Where a partner's programs are worked out and applications to them are kept. Built in, or a remote system: it is never
 * asked inside a transaction, and is given each call as it came. What is not the person's is not found; what is locked is refused when it is to be changed.
 */
export type ProgramEngine = {
  programs(scope: HomeScope, buildingId: string | undefined): Promise<readonly ProgramOffer[]>
  publicPrograms(scope: Scope, query?: PublicProgramsQuery): Promise<readonly ProgramOffer[]>
  pageConfiguration(scope: HomeScope, query: PageConfigurationQuery): Promise<PageConfiguration>
  /** Newest first. */
  projects(scope: HomeScope): Promise<readonly ProgramProject[]>
  project(scope: HomeScope, projectId: string): Promise<ProjectDetails>
  selectedProject(scope: HomeScope, projectId: string): Promise<SelectedProject>
  /** The same again gives the application that nothing has been filled into yet. */
  createProject(scope: HomeScope, input: CreateProject): Promise<Pick<CreatedProject, 'project_id'>>
  moveProject(scope: HomeScope, input: MoveProject): Promise<void>
  portalSteps(scope: HomeScope, query: PortalStepsQuery): Promise<StepsResponse>
  /** Of a step of an application; without its id, of the one that is to be done next. */
  sections(scope: HomeScope, query: StepQuery): Promise<readonly QuestionnaireSection[]>
  saveAnswers(scope: HomeScope, input: PostAnswers): Promise<void>
  acceptTerms(scope: HomeScope, input: PostTerms): Promise<void>
  measures(scope: HomeScope, query: MeasuresQuery): Promise<readonly MeasureGroupWire[]>
  projectMeasures(scope: HomeScope, projectId: string): Promise<ProjectMeasures>
  measureType(scope: HomeScope, query: MeasureTypeQuery): Promise<MeasureTypeWire>
  saveMeasures(scope: HomeScope, projectId: string, retrofits: readonly SentRetrofit[]): Promise<void>
  deleteMeasures(scope: HomeScope, projectId: string, pmIds: readonly string[]): Promise<void>
  selectedContact(scope: HomeScope, projectId: string): Promise<string | null>
  selectContact(scope: HomeScope, projectId: string, contactId: string): Promise<void>
  addAttachment(scope: HomeScope, input: AddAttachment): Promise<readonly AttachmentSection[]>
  openAttachment(scope: HomeScope, id: string, fileName: string | undefined): Promise<OpenedAttachment>
  deleteAttachment(scope: HomeScope, id: string, fileName: string | undefined): Promise<void>
  draft(
    scope: HomeScope,
    which: { readonly projectId: string; readonly step: string },
  ): Promise<StepDraft['draft']>
  saveDraft(scope: HomeScope, draft: StepDraft): Promise<void>
}
