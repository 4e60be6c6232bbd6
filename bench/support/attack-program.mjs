import { call, json, prepare, signIn } from './attack-call.mjs'

const STUDIO = '/api/admin/v1/studio/programs'

/** Each question is shown by the answer to the one before it. */
const questions = Array.from({ length: 4500 }, (_, index) => ({
  ...{ code: `q${index}`, question: { en: 'Q?', es: '¿Q?' }, type: 'Boolean', required: true },
  ...(index > 0 && { visible_when: { fact: `q${index - 1}`, is: 'one_of', values: ['true'] } }),
}))

/** Staff of a partner publish a program that would take seconds at every call. */
export const programOfQuestions = {
  begin: async () => {
    const staff = await signIn('admin@lakeshore.test')
    const { data } = await prepare(staff, STUDIO, { code: 'endless', name: 'Endless' })
    const { revision, document } = data.attributes.draft
    const question_groups = [{ code: 'home', name: { en: 'Home', es: 'Casa' }, questions }]
    const grown = { revision, document: { ...document, question_groups } }
    const saved = await prepare(staff, `${STUDIO}/${data.id}/draft`, grown, 'PUT')
    const publish = { revision: saved.data.attributes.revision, live_version: null, why: 'An attack' }
    return () =>
      call({
        ...{ method: 'POST', path: `${STUDIO}/${data.id}/publish`, host: staff.host },
        ...{ headers: { ...staff, ...json }, body: JSON.stringify(publish) },
      })
  },
  expected: [422],
}
