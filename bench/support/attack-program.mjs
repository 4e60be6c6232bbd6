import { call, json, prepare, signIn } from './attack-call.mjs'

const STUDIO = '/api/admin/v1/studio/programs'

/** Each question is shown by the answer to the one before it. */
const questions = (count) =>
  Array.from({ length: count }, (_, index) => ({
    code: `q${index}`,
    question: { en: 'Q?', es: '¿Q?' },
    type: 'Boolean',
    required: true,
    ...(index > 0 && { visible_when: { fact: `q${index - 1}`, is: 'one_of', values: ['true'] } }),
  }))

/** Staff of a partner begin a program. Answers how its draft is given questions, and how it is published. */
async function begun(code) {
  const staff = await signIn('admin@lakeshore.test')
  const { data } = await prepare(staff, STUDIO, { code, name: 'Endless' })
  const { revision, document } = data.attributes.draft
  const ask = (method, path, body) =>
    call({
      method,
      path: `${STUDIO}/${data.id}/${path}`,
      host: staff.host,
      headers: { ...staff, ...json },
      body: JSON.stringify(body),
    })
  return {
    save: (count) => {
      const home = { code: 'home', name: { en: 'Home', es: 'Casa' }, questions: questions(count) }
      return ask('PUT', 'draft', { revision, document: { ...document, question_groups: [home] } })
    },
    publish: (saved) => ask('POST', 'publish', { revision: saved, live_version: null, why: 'An attack' }),
  }
}

/** A draft that would take seconds at every call. */
export const hugeProgram = {
  begin: async () => {
    const { save } = await begun('endless')
    return () => save(4500)
  },
  expected: [413],
}

/** One that is small enough to be a draft, and is to be published. */
export const longProgram = {
  begin: async () => {
    const { save, publish } = await begun('long')
    const saved = await save(1500)
    if (saved.status !== 200) throw new Error(`the draft was answered ${saved.status} ${saved.text}`)
    const { revision } = JSON.parse(saved.text).data.attributes
    return () => publish(revision)
  },
  expected: [422],
}
