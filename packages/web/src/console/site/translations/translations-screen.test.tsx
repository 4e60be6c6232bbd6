import type { Translations } from '@hearthlight/domain/studio/translations/translations-contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { many, one, refusal, serveCalls } from '../../../testing/serve-calls.ts'
import { bootForTest } from '../../../testing/with-app.tsx'
import { consoleQueries } from '../../api/console-http.ts'
import { useKeyboard } from '../../kit/keys/shortcuts.ts'
import { TranslationsScreen } from './translations-screen.tsx'

const URL = '/api/admin/v1/studio/translations'
const PROGRAM = '00000000-0000-7000-8000-000000000001'

const said = (text: string, state: string, over: object = {}) => [
  { language: 'es', text, state, was: null, is_changed: false, ...over },
]
const title = (index: number) => ['settings', 'sections', 'home', 'sections', index, 'title']
const ALL = {
  source: 'en',
  languages: ['es'],
  words: [{ language: 'es', source: 'heat', text: 'calor', avoid: '' }],
  documents: [
    {
      kind: 'site',
      id: null,
      name: '',
      document: { languages: ['en', 'es'] },
      texts: [
        { path: title(0), source: 'Begin here', translations: said('Empiece aquí', 'good') },
        {
          path: title(1),
          source: 'Keep the heat you pay for',
          translations: said('Descubra su calor', 'outdated', { was: 'Find your heat', is_changed: true }),
        },
      ],
    },
    {
      kind: 'program',
      id: PROGRAM,
      name: 'Insulation',
      document: { languages: ['en', 'es'], statuses: { paid: { label: { en: 'Paid', es: 'Pagado' } } } },
      texts: [
        {
          path: ['statuses', 'paid', 'mail', 'subject'],
          source: '{{amount}} is on its way',
          translations: said('', 'missing'),
        },
      ],
    },
  ],
} as unknown as Translations // Written by hand: states are words of their own.

function Console() {
  useKeyboard()
  return <TranslationsScreen />
}
const show = (address = '/admin/site/translations') =>
  render(
    <QueryClientProvider client={consoleQueries}>
      <MemoryRouter initialEntries={[address]}>
        <Suspense>
          <Console />
        </Suspense>
      </MemoryRouter>
    </QueryClientProvider>,
  )
const serve = (answers: Parameters<typeof serveCalls>[0] = {}) =>
  serveCalls({
    [`GET ${URL}`]: () => one('translations', '1', ALL),
    // A page in a frame is for the journeys.
    'POST /api/admin/v1/studio/previews': () => refusal(403, 'No preview here.'),
    ...answers,
  })
const field = (source: string) =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(source) })
const sources = () =>
  within(screen.getByRole('list', { name: 'Texts' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)

beforeEach(() => bootForTest())

it('says what is to do, shows it first, and the old source beside the new one', async () => {
  serve()
  show()
  await screen.findByRole('heading', { level: 1, name: 'Spanish: 1 missing, 1 out of date' })
  expect(sources()).toEqual([
    expect.stringMatching(/Find your heat.*Keep the heat you pay for.*out of date/),
    expect.stringMatching(/Program: Insulation.*is on its way.*missing/),
    expect.stringMatching(/Home page.*Begin here.*good/),
  ])
  expect(screen.getByText('Find your heat').tagName).toBe('DEL')
  // Nothing of how it is stored.
  expect(document.body.textContent).not.toMatch(/statuses|settings\.|sections/)
  const tabs = screen.getByRole('navigation', { name: 'Texts' })
  expect(
    within(tabs)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([...['To do2', 'Not looked at0', 'Changed this month1', 'Mails1', 'All3']])
})

it('a tab, a search in words and a place narrow the list', async () => {
  serve()
  show('/admin/site/translations?tab=mails')
  await field('on its way')
  expect(sources()).toHaveLength(1)
  fireEvent.click(screen.getByRole('link', { name: /^All/ }))
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'EMPIECE home' } })
  await waitFor(() => expect(sources()).toEqual([expect.stringContaining('Begin here')]))
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } })
  await waitFor(() => expect(sources()).toHaveLength(3))
  fireEvent.click(screen.getByRole('button', { name: 'Filter' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(within(dialog).getByLabelText('Where'), { target: { value: `program ${PROGRAM}` } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(sources()).toEqual([expect.stringContaining('on its way')]))
})

it('what is typed is checked, kept on the device, and saved into the draft it belongs to', async () => {
  const { sent } = serve({ [`PUT ${URL}`]: () => one('translations', '1', ALL) })
  show()
  fireEvent.keyDown(await field('on its way'), { key: 'e', ctrlKey: true })
  await waitFor(async () => expect(document.activeElement).toBe(await field('Keep the heat')))
  fireEvent.keyDown(document.body, { key: 'e', ctrlKey: true })
  await waitFor(async () => expect(document.activeElement).toBe(await field('on its way')))
  fireEvent.change(await field('on its way'), { target: { value: 'En camino' } })
  expect(screen.getByText('Not kept: {{amount}}')).toBeDefined()
  cleanup()
  show()
  expect((await field('on its way')).value).toBe('En camino')
  fireEvent.click(screen.getByRole('button', { name: 'Save 1' }))
  await screen.findByRole('button', { name: 'Save' })
  expect(sent(`PUT ${URL}`).map(({ body }) => body)).toEqual([
    {
      kind: 'program',
      id: PROGRAM,
      texts: [
        {
          path: ['statuses', 'paid', 'mail', 'subject'],
          language: 'es',
          is_looked_at: true,
          source: '{{amount}} is on its way',
          before: '',
          text: 'En camino',
        },
      ],
    },
  ])
  expect(localStorage.length).toBe(0)
})

it('a sentence that is translated elsewhere, or one like it, is taken from there', async () => {
  const [site, program] = ALL.documents
  const again = { path: ['name'], source: 'Begin here', translations: said('', 'missing') }
  const alike = { path: ['title'], source: 'Begin here.', translations: said('', 'missing') }
  serve({
    [`GET ${URL}`]: () =>
      one('translations', '1', { ...ALL, documents: [site, { ...program, texts: [again, alike] }] }),
  })
  show('/admin/site/translations?tab=todo')
  expect(await screen.findByText(/^From memory, 95 % alike:/)).toBeDefined()
  const [same] = screen.getAllByRole('button', { name: 'Take it' })
  fireEvent.click(same as HTMLElement) // Two sentences, one button each.
  expect((await field('Insulation.*Begin here$')).value).toBe('Empiece aquí')
})

it('a text that still says what its source says is looked at without being written', async () => {
  const { sent } = serve({ [`PUT ${URL}`]: () => one('translations', '1', ALL) })
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Still right' }))
  await waitFor(() => expect(sent(`PUT ${URL}`)).toHaveLength(1))
  expect(sent(`PUT ${URL}`)[0]?.body).toMatchObject({
    kind: 'site',
    id: null,
    texts: [{ before: 'Descubra su calor', text: 'Descubra su calor', is_looked_at: true }],
  })
})

it('what a colleague changed meanwhile is refused, shown, and decided', async () => {
  const { change, sent } = serve({
    [`PUT ${URL}`]: () => refusal(409, 'Somebody else has changed 1 of these texts since.'),
  })
  show()
  fireEvent.change(await field('Begin here'), { target: { value: 'Comience aquí' } })
  const theirs = JSON.parse(JSON.stringify(ALL).replace('Empiece aquí', 'Arranque aquí'))
  change({ [`GET ${URL}`]: () => one('translations', '1', theirs) })
  fireEvent.click(screen.getByRole('button', { name: 'Save 1' }))
  expect(await screen.findByText('Somebody else has changed 1 of these texts since.')).toBeDefined()
  const theirsIs = await screen.findByText(/^Somebody else has changed this in the meantime\. It says:/)
  expect(within(theirsIs).getByText('Arranque aquí').lang).toBe('es')
  expect((await field('Begin here')).value).toBe('Comience aquí')
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }))
  change({ [`PUT ${URL}`]: () => one('translations', '1', theirs) })
  fireEvent.click(screen.getByRole('button', { name: 'Save 1' }))
  await screen.findByRole('button', { name: 'Save' })
  expect(sent(`PUT ${URL}`)[1]?.body).toMatchObject({
    texts: [{ before: 'Arranque aquí', text: 'Comience aquí' }],
  })
})

it('a file that came back is read, counted and put into the list, not looked at', async () => {
  const { sent } = serve({
    [`POST ${URL}/file`]: () =>
      one('translations_read', '1', {
        language: 'es',
        unchanged: 7,
        other_source: 2,
        unknown: 1,
        texts: [{ kind: 'site', id: null, path: title(0), text: 'Comience' }],
      }),
  })
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Import' }))
  const input = await screen.findByLabelText(/^XLIFF file/)
  const large = new File([new Uint8Array(4_194_305)], 'large.xlf')
  fireEvent.change(input, { target: { files: [large] } })
  expect(await screen.findByText('This file is larger than 4 MB.')).toBeDefined()
  fireEvent.change(input, { target: { files: [new File(['<xliff/>'], 'es.xlf')] } })
  fireEvent.click(screen.getByRole('button', { name: 'Read the file' }))
  expect(await screen.findByText(/New words: 1\. As they stand here: 7\./)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Put 1 into the list' }))
  expect((await field('Begin here')).value).toBe('Comience')
  expect(sources()).toEqual([expect.stringMatching(/Begin here.*not saved.*not looked at/)])
  expect(sent(`POST ${URL}/file`)[0]?.body).toEqual({ content: '<xliff/>' })
})

it('a site of one language says how it gets another', async () => {
  serve({ [`GET ${URL}`]: () => one('translations', '1', { ...ALL, languages: [] }) })
  show()
  expect(await screen.findByText(/^The site has one language\./)).toBeDefined()
})

it('a word is agreed on beside the texts, each text is held against it, and it is taken away again', async () => {
  const agreed = { language: 'es', source: 'way', text: 'camino', avoid: 'vía' }
  const words = (...list: object[]) =>
    many(
      'agreed_words',
      list.map((word, at) => ({ ...word, id: String(at) })),
    )
  const { sent } = serve({
    [`PUT ${URL}/words`]: () => words(...ALL.words, agreed),
    [`DELETE ${URL}/words`]: () => words(...ALL.words),
  })
  show()
  const list = within(await screen.findByRole('table'))
  expect(list.getAllByRole('row')).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'A word' }))
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(screen.getAllByText('This field is required.')).toHaveLength(2)
  fireEvent.change(screen.getByRole('textbox', { name: 'English' }), { target: { value: 'way' } })
  fireEvent.change(screen.getByRole('textbox', { name: 'Spanish' }), { target: { value: 'camino' } })
  fireEvent.change(screen.getByRole('textbox', { name: 'Not (optional)' }), { target: { value: 'vía' } })
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(await list.findByRole('row', { name: /way.*camino.*not: vía/ })).toBeDefined()
  expect(sent(`PUT ${URL}/words`).map(({ body }) => body)).toEqual([{ ...agreed, before: null }])

  fireEvent.focus(await field('on its way'))
  fireEvent.change(await field('on its way'), { target: { value: '{{amount}} está en vía' } })
  expect(screen.getByText('Not said as agreed: camino. Says what you agreed not to say: vía.')).toBeDefined()
  fireEvent.change(await field('on its way'), { target: { value: '{{amount}} está en camino' } })
  expect(screen.getByText('Said as agreed: camino.')).toBeDefined()

  fireEvent.click(screen.getByRole('button', { name: 'Change way' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'English' }).readOnly).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(screen.getByRole('button', { name: 'Take way away' }))
  await waitFor(() => expect(list.queryByRole('row', { name: /way/ })).toBeNull())
})
