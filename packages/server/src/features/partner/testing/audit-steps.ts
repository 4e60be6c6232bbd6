import { type AuditStep, test } from '../../../testing/audit-walk.ts'
import { type ConsoleBrowser, consoleBrowser } from '../../../testing/browsers/console-browser.ts'

// The console comes before those who sign up through an admin, and its own person is met before it.
const STUDIO_PATH = '/api/admin/v1/studio'
let studioBrowser: ConsoleBrowser | undefined
const studio = () => {
  if (studioBrowser === undefined) throw new Error('nobody is signed in to the studio')
  return studioBrowser
}
const studioDraft = async () => (await studio().get(`${STUDIO_PATH}/draft`)).json().data.attributes
const saveName = async (name: string) => {
  const { revision } = await studioDraft()
  return studio().put(`${STUDIO_PATH}/draft`, {
    revision,
    patches: [{ path: ['contact_name'], value: name }],
  })
}
const publishStudio = async (at: object | null) => {
  const { revision } = await studioDraft()
  return studio().post(`${STUDIO_PATH}/versions`, { revision, reason: 'Walked', at })
}

export const auditSteps: readonly AuditStep[] = [
  [
    `PUT ${STUDIO_PATH}/draft`,
    'partner.save-draft',
    async () => {
      studioBrowser = consoleBrowser(test.app, 'boreale.localhost')
      await studioBrowser.signIn('admin@boreale.test')
      return saveName('Walked')
    },
  ],
  [
    `PUT ${STUDIO_PATH}/translations`,
    'partner.look-at-texts',
    async () => {
      const { documents } = (await studio().get(`${STUDIO_PATH}/translations`)).json().data.attributes
      const [{ path, source, translations }] = documents[0].texts
      const [{ language, text: before }] = translations
      const text = { path, language, source, before, text: before || 'Walked', is_looked_at: true }
      return studio().put(`${STUDIO_PATH}/translations`, { kind: 'site', id: null, texts: [text] })
    },
  ],
  [
    `PUT ${STUDIO_PATH}/translations/words`,
    'partner.agree-on-word',
    () =>
      studio().put(`${STUDIO_PATH}/translations/words`, {
        language: 'en',
        source: 'grenier',
        text: 'attic',
        avoid: '',
        before: null,
      }),
  ],
  [
    `DELETE ${STUDIO_PATH}/translations/words`,
    'partner.forget-word',
    () => studio().delete(`${STUDIO_PATH}/translations/words?language=en&source=grenier`),
  ],
  [
    `POST ${STUDIO_PATH}/import`,
    'partner.import',
    async () => {
      const file = (await studio().get(`${STUDIO_PATH}/export`)).json()
      const { revision } = await studioDraft()
      const choices = { contact_name: 'mine' }
      return studio().post(`${STUDIO_PATH}/import`, { revision, file, choices })
    },
  ],
  [
    `POST ${STUDIO_PATH}/draft/bring_in`,
    'partner.bring-in',
    async () => studio().post(`${STUDIO_PATH}/draft/bring_in`, { revision: (await studioDraft()).revision }),
  ],
  [
    `POST ${STUDIO_PATH}/versions`,
    'partner.schedule',
    () => publishStudio({ day: '2090-01-01', time: '06:00' }),
  ],
  [
    `DELETE ${STUDIO_PATH}/versions/:number/schedule`,
    'partner.cancel-schedule',
    async () => studio().delete(`${STUDIO_PATH}/versions/${(await studioDraft()).scheduled.number}/schedule`),
  ],
  [`POST ${STUDIO_PATH}/versions`, 'partner.publish', () => publishStudio(null)],
  [
    `POST ${STUDIO_PATH}/versions/:number/roll_back`,
    'partner.roll-back',
    async () => {
      const { versions } = (await studio().get(`${STUDIO_PATH}/versions`)).json().data.attributes
      const before = versions.find(({ status }: { status: string }) => status === 'archived')
      return studio().post(`${STUDIO_PATH}/versions/${before.number}/roll_back`, { reason: 'Walked back' })
    },
  ],
  [
    `DELETE ${STUDIO_PATH}/draft`,
    'partner.discard-draft',
    async () => {
      await saveName('Walked again')
      return studio().delete(`${STUDIO_PATH}/draft?revision=${(await studioDraft()).revision}`)
    },
  ],
  [
    'POST /api/admin/v1/partners',
    'partner.create',
    async () => {
      const operator = consoleBrowser(test.app)
      await operator.signIn('operator@platform.test')
      return operator.post('/api/admin/v1/partners', {
        name: 'Walked',
        code: 'walked',
        host: 'walked.localhost',
        country: 'US',
        languages: ['en'],
        admin_name: 'Wil Walked',
        admin_email: 'wil@walked.test',
        contact_email: 'home@walked.test',
        colour: '#7a2e8f',
        modules: ['assessment'],
      })
    },
  ],
  [
    `POST ${STUDIO_PATH}/pictures`,
    'partner.add-picture',
    () => {
      const content = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')
      return studio().post(`${STUDIO_PATH}/pictures`, { name: 'walked.svg', content })
    },
  ],
]

/** What these write does not last, or is told by a line of another route. */
export const unlogged: Readonly<Record<string, string>> = {
  'POST /api/admin/v1/studio/previews': 'signs a token and keeps nothing; one as a real person has its line',
  'POST /api/admin/v1/studio/translations/file': 'reads a file; what is saved of it leaves the line',
}
