import { Readable } from 'node:stream'
import { MAX_DOCUMENT_BYTES } from '@hearthlight/domain/documents/document-limits'
import {
  MeasureGroupWire,
  MeasureTypeWire,
  ProjectMeasures,
} from '@hearthlight/domain/programs/wire/measure-wire'
import { PageConfiguration } from '@hearthlight/domain/programs/wire/page-configuration'
import { StepsResponse } from '@hearthlight/domain/programs/wire/portal-steps'
import { SavedMessage, StepDraft } from '@hearthlight/domain/programs/wire/post-answers'
import { CreatedProject, ProgramOffer } from '@hearthlight/domain/programs/wire/program-offer'
import {
  ProgramProject,
  ProjectDetails,
  SelectedProject,
} from '@hearthlight/domain/programs/wire/program-project'
import { AttachmentSection, QuestionnaireSection } from '@hearthlight/domain/programs/wire/questionnaire'
import { z } from 'zod'
import type { Scope } from '../../../platform/scope.ts'
import type { ProgramEngine } from '../program-engine.ts'
import type { RemoteRequest } from './call-remote.ts'
import { multipartOf } from './multipart-of.ts'
import { type Asking, askingRemote, fetchRemote } from './read-remote.ts'

type Query = Readonly<Record<string, unknown>>

/** An engine that speaks the family over HTTP to a partner's system: the same paths, payloads and answers. */
export function remoteEngine(asking: Asking): ProgramEngine {
  const { one, many } = askingRemote(asking)
  const save = async (scope: Scope, body: object) => {
    await one(scope, SavedMessage, sent('POST', '/prqs', body))
  }
  return {
    programs: (scope, building_id) => many(scope, ProgramOffer, get('/programs', { building_id })),
    publicPrograms: (scope, query) => many(scope, ProgramOffer, get('/programs_public', query)),
    pageConfiguration: (scope, query) => one(scope, PageConfiguration, get('/get_page_configuration', query)),
    projects: (scope) => many(scope, ProgramProject, get('/projects')),
    project: (scope, id) => one(scope, ProjectDetails, get(`/projects/${id}`)),
    selectedProject: (scope, project_id) =>
      one(scope, SelectedProject, get('/get_project_selected', { project_id })),
    createProject: (scope, input) => one(scope, CreatedProject, sent('POST', '/projects', input)),
    moveProject: async (scope, input) => {
      await one(scope, SavedMessage, sent('PUT', '/projects/0', input))
    },
    portalSteps: (scope, query) => one(scope, StepsResponse, get('/portal-steps', query)),
    sections: (scope, query) => many(scope, QuestionnaireSection, get('/prqs', query)),
    saveAnswers: save,
    acceptTerms: save,
    saveMeasures: (scope, project_id, retrofit) =>
      save(scope, { details: { project_id, isFieldUpdate: true, retrofit } }),
    measures: (scope, query) => many(scope, MeasureGroupWire, get('/measures', query)),
    projectMeasures: (scope, project_id) =>
      one(scope, ProjectMeasures, get('/measures/project-measures', { project_id })),
    measureType: (scope, query) => one(scope, MeasureTypeWire, get('/measures/type', query)),
    deleteMeasures: async (scope, project_id, pm_ids) => {
      const request = sent('DELETE', '/measures/delete_measures', { project_id, pm_ids })
      await one(scope, SavedMessage, request)
    },
    selectedContact: async (scope, project_id) => {
      const request = get('/get_project_selected_contact', { project_id })
      return (await one(scope, SelectedContact, request)).contact_id
    },
    selectContact: async (scope, project_id, contact_id) => {
      const request = sent('PUT', '/update_project_contact', { project_id, contact_id })
      await one(scope, SavedMessage, request)
    },
    addAttachment: async (scope, { attachment_id, attachment_rules, project_id, system_id, file }) => {
      const fields = { attachment_id, attachment_rules, project_id, system_id }
      const body = await multipartOf(fields, file.name, await file.open())
      return many(scope, AttachmentSection, { method: 'POST', path: '/attachments', body })
    },
    openAttachment: async (scope, id, fileName) => {
      const request = { ...get(`/attachments/${id}`, { fileName }), mostBytes: MAX_DOCUMENT_BYTES }
      const { bytes, headers } = await fetchRemote(asking, scope, request)
      return {
        name: fileName ?? id,
        type: headers.get('content-type') ?? 'application/octet-stream',
        size: bytes.length,
        stream: Readable.from(bytes),
      }
    },
    deleteAttachment: async (scope, id, response) => {
      const request: RemoteRequest = { ...get(`/attachments/${id}`, { response }), method: 'DELETE' }
      await one(scope, SavedMessage, request)
    },
    draft: async (scope, { projectId, step }) => {
      const request = get('/step_drafts', { project_id: projectId, cn: step })
      return (await one(scope, StepDraft, request)).draft
    },
    saveDraft: async (scope, draft) => {
      await fetchRemote(asking, scope, sent('PUT', '/step_drafts', draft))
    },
  }
}

const SelectedContact = z.object({ contact_id: z.string().nullable() })

function get(path: string, query: Query = {}): RemoteRequest {
  const known = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return {
    method: 'GET',
    path: known.length === 0 ? path : `${path}?${new URLSearchParams(known).toString()}`,
  }
}

const sent = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object): RemoteRequest => ({
  method,
  path,
  body: { bytes: Buffer.from(JSON.stringify(body)), type: 'application/json' },
})
