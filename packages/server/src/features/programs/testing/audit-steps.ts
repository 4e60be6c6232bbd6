import { type AuditStep, call, headers, test } from '../../../testing/audit-walk.ts'
import { multipartBody } from '../../../testing/files/multipart-body.ts'
import { samplePdf } from '../../../testing/files/sample-files.ts'

let project = ''
let attachment = ''
let program = ''
const FAMILY = '/api/v1/fulfill-integrate'
const save = (body: object, details: object = {}) =>
  call('POST', `${FAMILY}/prqs`, { ...body, details: { project_id: project, ...details } })
const cart = async () =>
  (await call('GET', `${FAMILY}/get_project_selected?project_id=${project}`)).json().data.attributes
const fan = { program_measure_id: 'bath-fan', quantity: 1 }
/** As a program manager; begins a draft of what is live, or of something new, and saves it. */
const inStudio = async (method: 'POST' | 'PUT', path: string, payload?: object) =>
  call(method, `/api/admin/v1/studio${path}`, payload, await test.signIn('admin@lakeshore.test'))
const why = 'Walked'

export const auditSteps: readonly AuditStep[] = [
  [
    'POST /api/admin/v1/studio/programs/:id/publish',
    'program.publish',
    async () => {
      const made = await inStudio('POST', '/programs', {
        code: 'walked',
        name: 'Walked',
        template: 'weather-kit',
      })
      program = made.json().data.id
      return inStudio('POST', `/programs/${program}/publish`, { revision: 1, live_version: null, why })
    },
  ],
  [
    'POST /api/admin/v1/studio/programs/:id/roll_back',
    'program.roll-back',
    async () => {
      const path = `/programs/${program}`
      const { document } = (await inStudio('POST', `${path}/draft`)).json().data.attributes.draft
      await inStudio('PUT', `${path}/draft`, { document: { ...document, minutes: 9 }, revision: 1 })
      await inStudio('POST', `${path}/publish`, { revision: 2, live_version: 1, why })
      return inStudio('POST', `${path}/roll_back`, { version: 1, live_version: 2, why })
    },
  ],
  [
    'POST /api/admin/v1/studio/programs/:id/move_drafts',
    'program.move-drafts',
    async () => {
      const path = `/programs/${program}`
      const building_id = (await call('GET', '/api/v1/buildings/')).json().records.data[0].id
      await call('POST', `${FAMILY}/projects`, { building_id, program_id: program })
      const { document } = (await inStudio('POST', `${path}/draft`)).json().data.attributes.draft
      await inStudio('PUT', `${path}/draft`, { document: { ...document, minutes: 11 }, revision: 1 })
      await inStudio('POST', `${path}/publish`, { revision: 2, live_version: 3, why })
      return inStudio('POST', `${path}/move_drafts`, { live_version: 4 })
    },
  ],
  [
    'POST /api/admin/v1/studio/programs/:id/archive',
    'program.archive',
    () => inStudio('POST', `/programs/${program}/archive`),
  ],
  [
    'POST /api/admin/v1/studio/programs/:id/restore',
    'program.restore',
    () => inStudio('POST', `/programs/${program}/restore`),
  ],
  [
    `POST ${FAMILY}/projects`,
    'application.create',
    async () => {
      const programs = (await call('GET', `${FAMILY}/programs`)).json().data
      const [program_id] = programs.flatMap((program: { id: string; attributes: { name: string } }) =>
        /Insulation/.test(program.attributes.name) ? [program.id] : [],
      )
      // Another home than the walk's own, which is deleted: one with applications cannot be.
      const building_id = (await call('GET', '/api/v1/buildings/')).json().records.data[0].id
      const answer = await call('POST', `${FAMILY}/projects`, { building_id, program_id })
      project = answer.json().data.id
      return answer
    },
  ],
  [
    `PUT ${FAMILY}/update_project_contact`,
    'application.select-contact',
    async () => {
      const given = {
        FirstName: 'Ida',
        LastName: 'Walker',
        Email: 'ida@example.test',
        MailingPostalCode: '53081',
      }
      const fields = Object.entries({ ...given, MobilePhone: '920-555-0118' }).map(([name, value]) => ({
        name,
        value,
      }))
      const contact_id = (await call('POST', '/api/v1/contacts', { fields })).json().data.id
      return call('PUT', `${FAMILY}/update_project_contact`, { project_id: project, contact_id })
    },
  ],
  [
    `POST ${FAMILY}/prqs`,
    'application.save-measures',
    () => save({}, { isFieldUpdate: true, retrofit: fan }),
  ],
  [
    `POST ${FAMILY}/prqs`,
    'application.save-answers',
    () =>
      save(
        {
          answerList: {
            house: { year_built: 1974, heated_area: 1850, owner: 'I do' },
            before_work: { attic_today: 'None', blower_door_date: '2026-11-01', work_begun: false },
          },
        },
        { cn: 'house' },
      ),
  ],
  [
    `POST ${FAMILY}/attachments`,
    'application.add-attachment',
    async () => {
      const fields = { attachment_id: 'quote', project_id: project }
      const { payload, headers: type } = multipartBody(fields, { bytes: samplePdf('quote') })
      const url = `${FAMILY}/attachments`
      const answer = await test.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...type } })
      attachment = answer.json().data[0].attributes.questions[0].responses[0].id
      return answer
    },
  ],
  [
    `DELETE ${FAMILY}/attachments/:id`,
    'application.delete-attachment',
    () => call('DELETE', `${FAMILY}/attachments/${attachment}`),
  ],
  [
    `DELETE ${FAMILY}/measures/delete_measures`,
    'application.delete-measures',
    async () => {
      const [{ pm_id }] = (await cart()).retrofits
      return call('DELETE', `${FAMILY}/measures/delete_measures`, {
        project_id: project,
        pm_ids: [pm_id],
      })
    },
  ],
  [
    `PUT ${FAMILY}/projects/0`,
    'application.move',
    () =>
      call('PUT', `${FAMILY}/projects/0`, {
        project_id: project,
        project_status: 'withdrawn',
      }),
  ],
]

/** What these write does not last, or is told by a line of another route. */
export const unlogged: Readonly<Record<string, string>> = {
  'PUT /api/v1/fulfill-integrate/step_drafts': 'what is being typed; saving the step leaves the line',
  'POST /api/admin/v1/studio/programs': 'begins a draft; publishing it leaves the line',
  'POST /api/admin/v1/studio/programs/:id/trials': 'begins a walk through a draft, of which nothing stays',
  'PUT /api/admin/v1/studio/programs/:id/trials/:trial_id': 'goes on with a walk, of which nothing stays',
  'POST /api/admin/v1/studio/programs/:id/draft': 'begins a draft; publishing it leaves the line',
  'PUT /api/admin/v1/studio/programs/:id/draft': 'what is being written; publishing it leaves the line',
  'DELETE /api/admin/v1/studio/programs/:id/draft': 'forgets what was being written',
}
