import { MOST_AGREED_WORDS } from '@hearthlight/domain/studio/translations/agreed-words'
import type {
  TextDocument,
  Translations,
} from '@hearthlight/domain/studio/translations/translations-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ConsoleBrowser, consoleBrowser } from '../../../../testing/browsers/console-browser.ts'
import { type TestApp, testApp } from '../../../../testing/test-app.ts'

const STUDIO = '/api/admin/v1/studio'
const TITLE = ['settings', 'sections', 'home', 'sections', 0, 'title']

let test: TestApp
let admin: ConsoleBrowser
beforeAll(async () => {
  test = await testApp()
  admin = await signedIn('admin@lakeshore.test')
})
afterAll(() => test.close())

async function signedIn(email: string): Promise<ConsoleBrowser> {
  const browser = consoleBrowser(test.app, 'lakeshore.localhost')
  await browser.signIn(email)
  return browser
}
const read = async (browser = admin): Promise<Translations> =>
  (await browser.get(`${STUDIO}/translations`)).json().data.attributes
const draft = async () => (await admin.get(`${STUDIO}/draft`)).json().data.attributes
const ofKind = ({ documents }: Translations, kind: TextDocument['kind']) => {
  const found = documents.find((each) => each.kind === kind)
  if (found === undefined) throw new Error(`no ${kind}`)
  return found
}
/** A text of a document with what it says in Spanish. */
function textOf({ texts }: TextDocument, path: TextDocument['texts'][number]['path'] = texts[0]?.path ?? []) {
  const found = texts.find((each) => each.path.join() === path.join())
  const spanish = found?.translations.find(({ language }) => language === 'es')
  if (found === undefined || spanish === undefined) throw new Error(`no ${path.join('.')}`)
  return { path: found.path, source: found.source, ...spanish }
}
type Text = ReturnType<typeof textOf>
const written = ({ path, source, text: before }: Text, text: string, is_looked_at = true) => ({
  path,
  source,
  before,
  text,
  language: 'es',
  is_looked_at,
})
const save = (browser: ConsoleBrowser, { kind, id }: Pick<TextDocument, 'kind' | 'id'>, ...texts: object[]) =>
  browser.put(`${STUDIO}/translations`, { kind, id, texts })
const codeOf = (answer: { json(): { errors: { code: string }[] } }) => answer.json().errors[0]?.code

describe('the translations of a partner', () => {
  it('list the texts of the site, its programs and its incentives, each once', async () => {
    const all = await read()
    expect([all.source, all.languages]).toEqual(['en', ['es']])
    expect([...new Set(all.documents.map(({ kind }) => kind))]).toEqual(['site', 'program', 'incentive'])
    expect(textOf(ofKind(all, 'site'), TITLE)).toMatchObject({ state: 'good', was: null })
    const shared = all.documents
      .filter(({ kind }) => kind === 'incentive')
      .flatMap(({ texts }) => texts.map(({ path }) => path.join('.')))
      .filter((path) => !path.startsWith('incentive.'))
    expect(new Set(shared).size).toBe(shared.length)
  })

  it('are saved into the draft of the site, with its line in the log', async () => {
    const site = ofKind(await read(), 'site')
    const answer = await save(admin, site, written(textOf(site, TITLE), 'Conserve el calor'))
    expect(answer.statusCode).toBe(200)
    const { sections } = (await draft()).config.settings.sections.home
    expect(sections[0].title).toMatchObject({ es: 'Conserve el calor', en: expect.stringMatching(/\w/) })
    expect(textOf(ofKind(await read(), 'site'), TITLE)).toMatchObject({ state: 'good', is_changed: true })
    const lines = await test.db
      .selectFrom('audit_log')
      .select('action')
      .where('action', 'in', ['partner.save-draft', 'partner.look-at-texts'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(lines.map(({ action }) => action).sort()).toEqual(['partner.look-at-texts', 'partner.save-draft'])
  })

  it('are out of date once the site says something else, until somebody has looked', async () => {
    const before = textOf(ofKind(await read(), 'site'), TITLE)
    const { revision } = await draft()
    const patches = [{ path: [...TITLE, 'en'], value: 'Keep the heat you pay for' }]
    await admin.put(`${STUDIO}/draft`, { revision, patches })
    const site = ofKind(await read(), 'site')
    const stale = textOf(site, TITLE)
    expect(stale).toMatchObject({ state: 'outdated', was: before.source })
    await save(admin, site, written(stale, stale.text))
    expect(textOf(ofKind(await read(), 'site'), TITLE)).toMatchObject({ state: 'good', text: before.text })
  })

  it('of a program or an incentive begin its draft, and are not looked at where nobody did', async () => {
    const all = await read()
    for (const kind of ['program', 'incentive'] as const) {
      const document = ofKind(all, kind)
      const text = textOf(document)
      const answer = await save(admin, document, written(text, 'Palabras nuevas', false))
      expect(answer.statusCode).toBe(200)
      const opened = (await admin.get(`${STUDIO}/${kind}s/${document.id}`)).json().data.attributes
      expect(JSON.stringify(opened.draft.document)).toContain('Palabras nuevas')
      const again = (await read()).documents.find(({ id }) => id === document.id) ?? document
      expect(textOf(again, text.path)).toMatchObject({ state: 'unseen', text: 'Palabras nuevas' })
    }
  })

  it('that somebody changed meanwhile are refused, and nothing is written over', async () => {
    const site = ofKind(await read(), 'site')
    const text = textOf(site, TITLE)
    await save(admin, site, written(text, 'Del primero'))
    const late = await save(admin, site, written(text, 'Del segundo'))
    expect([late.statusCode, codeOf(late)]).toEqual([409, 'partner.texts-changed'])
    expect(textOf(ofKind(await read(), 'site'), TITLE).text).toBe('Del primero')
    const odd = await save(admin, site, { ...written(text, 'x'), path: ['country'] })
    expect(codeOf(odd)).toBe('partner.texts-changed')
  })

  it('are a matter of the permission, and those of programs of theirs', async () => {
    const advisor = await signedIn('advisor@lakeshore.test')
    expect((await advisor.get(`${STUDIO}/translations`)).statusCode).toBe(403)
    const role = await admin.post('/api/admin/v1/staff_roles', { name: 'Words', permissions: ['partner'] })
    const [member] = (await admin.get('/api/admin/v1/staff?q=advisor')).json().data
    const { name, revision } = member.attributes
    const given = { name, revision, role: role.json().data.id }
    expect((await admin.put(`/api/admin/v1/staff/${member.id}`, given)).statusCode).toBe(200)
    const writer = await signedIn('advisor@lakeshore.test')
    expect((await read(writer)).documents.map(({ kind }) => kind)).toEqual(['site'])
    const program = ofKind(await read(), 'program')
    const refused = await save(writer, program, written(textOf(program), 'Nada'))
    expect([refused.statusCode, codeOf(refused)]).toEqual([403, 'partner.texts-need-programs'])
  })
})

describe('a file of translations', () => {
  const exported = async (version = '1.2') =>
    (await admin.get(`${STUDIO}/translations/file?language=es&version=${version}`)).json().data.attributes
  const bring = (content: string) => admin.post(`${STUDIO}/translations/file`, { content })

  it('says what it would change, and writes nothing', async () => {
    const { name, content } = await exported('2.0')
    expect(name).toBe('lakeshore-es.xlf')
    const { text } = textOf(ofKind(await read(), 'site'), TITLE)
    const changed = content.replace(`<target>${text}<`, '<target>Guarde su calor<')
    const found = (await bring(changed)).json().data.attributes
    expect(found).toMatchObject({ language: 'es', other_source: 0, unknown: 0 })
    expect(found.texts).toEqual([{ kind: 'site', id: null, path: TITLE, text: 'Guarde su calor' }])
    expect(textOf(ofKind(await read(), 'site'), TITLE).text).toBe(text)
  })

  it('leaves out what was written from another sentence, and what is not here', async () => {
    const { content } = await exported()
    const { text, source } = textOf(ofKind(await read(), 'site'), TITLE)
    const strange = content
      .replace(`>${source}<`, '>Something else<')
      .replace(`>${text}<`, '>Otra cosa<')
      .replace('id="program:', 'id="project:')
    expect((await bring(strange)).json().data.attributes).toMatchObject({
      texts: [],
      other_source: 1,
      unknown: 1,
    })
  })

  it('of another partner, of other languages or of another kind is refused in a sentence', async () => {
    const { content } = await exported()
    const refused = async (file: string) => {
      const answer = await bring(file)
      return [answer.statusCode, codeOf(answer)]
    }
    expect(await refused(content.replace('original="lakeshore"', 'original="tejo"'))).toEqual([
      ...[422, 'partner.other-partners-file'],
    ])
    expect(await refused(content.replace('target-language="es"', 'target-language="fr"'))).toEqual([
      ...[422, 'partner.xliff-other-languages'],
    ])
    expect(await refused('Dear translator')).toEqual([422, 'partner.xliff-unreadable'])
  })
})

describe('agreed words', () => {
  const WORDS = `${STUDIO}/translations/words`
  const attic = { language: 'es', source: 'attic', text: 'ático', avoid: 'desván' }

  it('are written down for all who translate, in other words by who saw the last ones, and taken away', async () => {
    const written = await admin.put(WORDS, { ...attic, before: null })
    expect([written.statusCode, written.json().data[0]?.attributes]).toEqual([200, attic])
    expect((await read()).words).toEqual([attic])
    const late = await admin.put(WORDS, { ...attic, text: 'altillo', before: null })
    expect([late.statusCode, codeOf(late)]).toEqual([409, 'partner.texts-changed'])
    const changed = await admin.put(WORDS, { ...attic, text: 'altillo', before: 'ático' })
    expect(changed.json().data[0].attributes.text).toBe('altillo')
    const gone = await admin.delete(`${WORDS}?language=es&source=attic`)
    expect(gone.json().data).toEqual([])
    expect((await admin.delete(`${WORDS}?language=es&source=attic`)).statusCode).toBe(404)
  })

  it('written by two at once are those of one of them', async () => {
    const texts = ['ático', 'altillo', 'buhardilla', 'sobrado']
    const answers = await Promise.all(
      texts.map((text) => admin.put(WORDS, { ...attic, source: 'loft', text, before: null })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
    await admin.delete(`${WORDS}?language=es&source=loft`)
  })

  it('are at most a list that somebody reads, however many come at once', async () => {
    for (let at = 2; at < MOST_AGREED_WORDS; at += 1)
      await admin.put(WORDS, { ...attic, source: `word ${at}`, before: null })
    const more = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        admin.put(WORDS, { ...attic, source: `more ${at}`, before: null }),
      ),
    )
    expect(more.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
    const codes = more.flatMap((each) => (each.statusCode === 200 ? [] : [codeOf(each)]))
    expect(codes).toEqual(Array(6).fill('partner.many-words'))
  })
})
