import { sortByTag } from '@hearthlight/domain/programs/sort-by-tag'
import {
  PageConfiguration,
  type PageConfigurationQuery,
} from '@hearthlight/domain/programs/wire/page-configuration'
import { StepsResponse } from '@hearthlight/domain/programs/wire/portal-steps'
import { type PostAnswers, type PostTerms, StepDraft } from '@hearthlight/domain/programs/wire/post-answers'
import {
  type AttachmentQuestion,
  AttachmentSection,
  QuestionnaireSection,
} from '@hearthlight/domain/programs/wire/questionnaire'
import { Many, One } from '@hearthlight/domain/shared/envelope'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { anyResponse } from '../platform/any-response.ts'
import { uploadTransport } from '../platform/files/upload-transport.ts'
import { http } from '../platform/http.ts'
import { queryClient } from '../platform/queries.ts'
import type { Sending } from './documents-api.ts'
import { FAMILY, refreshProjects } from './programs-api.ts'

export type AskedStep = {
  readonly nav: 'ns' | 'ps' | 'cs'
  /** Id and number of the step one comes from. */
  readonly cn?: string | undefined
  readonly curStep?: string | undefined
  /** The application has just been made. */
  readonly onCreate?: 'true' | undefined
}

/** Where an application goes on from a step. */
export async function loadStep(
  projectId: string,
  asked: AskedStep,
  signal?: AbortSignal,
): Promise<StepsResponse> {
  const query = { projectId, ...asked }
  const response = One('portal_steps', StepsResponse)
  return (await http.get(`${FAMILY}/portal-steps`, { response, query, ...(signal && { signal }) })).data
    .attributes
}

/** The step that the address names; without one, the next to do. */
export const stepQuery = (projectId: string, { cn, curStep, onCreate }: Omit<AskedStep, 'nav'>) =>
  queryOptions({
    queryKey: ['programs', 'step', projectId, cn ?? '', curStep ?? ''],
    queryFn: ({ signal }) => {
      const isNamed = cn !== undefined || curStep !== undefined
      return loadStep(projectId, { nav: isNamed ? 'cs' : 'ns', cn, curStep, onCreate }, signal)
    },
    staleTime: 0,
  })

/** What a page of an application says beside its data. */
export const pageQuery = (
  task_name: PageConfigurationQuery['task_name'],
  project: { readonly id: string; readonly program_id?: string },
  cur_step_name?: string,
) =>
  queryOptions({
    queryKey: ['programs', 'page', task_name, project.id, cur_step_name ?? ''],
    queryFn: async ({ signal }): Promise<PageConfiguration> => {
      const query = { task_name, project_id: project.id, cur_step_name, prog_id: project.program_id }
      const response = One('page_configuration', PageConfiguration)
      return (await http.get(`${FAMILY}/get_page_configuration`, { response, query, signal })).data.attributes
    },
  })

/** What a step asks, with what was answered. The query of the page goes with it. */
export const sectionsQuery = (
  { id: project_id, status }: { readonly id: string; readonly status: string },
  cn: string,
  page: URLSearchParams = new URLSearchParams(),
) =>
  queryOptions({
    queryKey: ['programs', 'sections', project_id, cn],
    queryFn: async ({ signal }): Promise<readonly QuestionnaireSection[]> => {
      const response = Many('prqs', QuestionnaireSection)
      const query = { ...Object.fromEntries(page), cn, status, project_id }
      const { data } = await http.get(`${FAMILY}/prqs`, { response, query, signal })
      return sortByTag(data.map(({ attributes }) => attributes))
    },
    staleTime: 0,
  })

export async function saveAnswers(body: PostAnswers): Promise<void> {
  await http.post(`${FAMILY}/prqs`, { body, response: anyResponse })
  await refreshProjects()
}

export async function acceptTerms(body: PostTerms): Promise<void> {
  await http.post(`${FAMILY}/prqs`, { body, response: anyResponse })
  // Marked as old only: handing it in locks it, and the step would take that for somebody else's lock.
  await queryClient.invalidateQueries({ queryKey: ['programs'], refetchType: 'none' })
}

/** What is being typed at a step, from whichever device. */
export const draftQuery = (project_id: string, cn: string) =>
  queryOptions({
    queryKey: ['programs', 'draft', project_id, cn],
    queryFn: async ({ signal }): Promise<StepDraft['draft']> => {
      const response = One('step_drafts', StepDraft)
      const query = { project_id, cn }
      return (await http.get(`${FAMILY}/step_drafts`, { response, query, signal })).data.attributes.draft
    },
    staleTime: 0,
    gcTime: 0,
  })

export async function saveDraft(body: StepDraft): Promise<void> {
  await http.put(`${FAMILY}/step_drafts`, { body, response: anyResponse })
}

const SelectedContact = z.object({ contact_id: z.string().nullable() })

export const selectedContactQuery = (project_id: string) =>
  queryOptions({
    queryKey: ['programs', 'contact', project_id],
    queryFn: async ({ signal }): Promise<string | null> => {
      const response = One('selected_contact', SelectedContact)
      const { data } = await http.get(`${FAMILY}/get_project_selected_contact`, {
        response,
        query: { project_id },
        signal,
      })
      return data.attributes.contact_id
    },
  })

export async function selectContact(project_id: string, contact_id: string): Promise<void> {
  const body = { project_id, contact_id }
  await http.put(`${FAMILY}/update_project_contact`, { body, response: anyResponse })
  await refreshProjects()
}

/** The transport ends what stands still; this only ends what never would. */
const UPLOAD_MS = 60 * 60_000

export async function addAttachment(
  { project_id, system_id }: Pick<AttachmentSection, 'project_id' | 'system_id'>,
  { id: attachment_id, rules }: Pick<AttachmentQuestion, 'id' | 'rules'>,
  file: File,
  { onProgress, signal }: Sending,
): Promise<void> {
  const fields = { attachment_id, attachment_rules: JSON.stringify(rules), project_id, system_id }
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('file', file)
  await http.post(`${FAMILY}/attachments`, {
    body,
    transport: uploadTransport(onProgress),
    timeoutMs: UPLOAD_MS,
    response: Many('prqs', AttachmentSection),
    signal,
  })
  await refreshAttachments()
}

export async function deleteAttachment(id: string, name: string): Promise<void> {
  await http.delete(`${FAMILY}/attachments/${id}`, { query: { response: name }, response: anyResponse })
  await refreshAttachments()
}

/** The files of the step, and what the application counts of them. */
const refreshAttachments = () =>
  Promise.all(
    (['sections', 'project'] as const).map((what) =>
      queryClient.invalidateQueries({ queryKey: ['programs', what] }),
    ),
  )
