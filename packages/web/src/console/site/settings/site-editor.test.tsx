import { valueAt } from '@hearthlight/domain/shared/json-path'
import { FILE_LIMITS } from '@hearthlight/domain/studio/contract/studio-contract'
import { partnerSettings } from '@hearthlight/domain/studio/partner-settings'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { type ReactNode, Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { one, refusal, serveCalls } from '../../../testing/serve-calls.ts'
import { bootForTest } from '../../../testing/with-app.tsx'
import { consoleQueries } from '../../api/console-http.ts'
import { ImportDialog } from '../draft/import-dialog.tsx'
import { PaperLogoNote } from '../paper-logo-note.tsx'
import { BroughtContent } from '../publish/brought-content.tsx'
import { ContentChecks } from '../publish/content-checks.tsx'
import { useSettingWords } from '../use-setting-words.ts'
import { useSiteDraft } from '../use-site-draft.ts'
import { matches } from './matches.ts'
import { SettingEditor } from './setting-editor.tsx'

const DRAFT = '/api/admin/v1/studio/draft'
const PUBLISHED = { number: 1, config: { name: 'Testville', contact_phone: '1-111' } }

beforeEach(() => bootForTest())

const settingAt = (path: string) => {
  const found = partnerSettings().find((setting) => setting.path.join('.') === path)
  if (found === undefined) throw new Error(`no setting ${path}`)
  return found
}
const draft = (revision: number, config: unknown) =>
  one('studio_draft', 'testville', {
    code: 'testville',
    config,
    revision,
    author_name: 'Casey Moreau',
    saved_at: null,
    base: PUBLISHED,
    published: PUBLISHED,
    scheduled: null,
  })
const show = (children: ReactNode) =>
  render(
    <QueryClientProvider client={consoleQueries}>
      <Suspense>{children}</Suspense>
    </QueryClientProvider>,
  )

function Found({ text }: { text: string }) {
  const words = useSettingWords()
  const found = partnerSettings().filter((setting) => matches(setting, text, words))
  return <output>{found.map(({ path }) => path.join('.')).join(' ')}</output>
}

it('a setting is named, described and found in the language of the reader', async () => {
  await i18next.changeLanguage('fr')
  const setting = settingAt('theme.radius_px')
  // The words of the language are read while it is drawn.
  await act(async () =>
    show(
      <>
        <SettingEditor
          {...{ setting, isLocked: false, config: {}, published: {}, languages: ['en'] }}
          onEdit={vi.fn()}
        />
        <Found text="couleur actions" />
      </>,
    ),
  )
  expect((await screen.findByRole('heading', { level: 3 })).textContent).toContain('Coins')
  expect(screen.getByText(/^Rayon des coins des cartes/).textContent).toContain(
    'les contrôles en prennent 0.6.',
  )
  expect(screen.getByRole('status').textContent).toBe('theme.colour')
})

it('a setting says in words what it belongs to, and a fine one goes by thousandths', async () => {
  await i18next.changeLanguage('es')
  const onEdit = vi.fn()
  const common = { isLocked: false, config: {}, published: {}, languages: ['en'] as const, onEdit }
  const step = 'settings.sections.audit_sections.fuel_type.configurations.virtual_audit.page_mode'
  await act(async () =>
    show(
      <>
        <SettingEditor {...common} setting={settingAt(step)} />
        <SettingEditor {...common} setting={settingAt('theme.paper_chroma')} />
      </>,
    ),
  )
  expect(await screen.findByText('Energías, Evaluación')).toBeDefined()
  expect(screen.queryByText('theme')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Más' }))
  expect(onEdit).toHaveBeenCalledWith(['theme', 'paper_chroma'], 0.009)
})

function Phone() {
  const { document, change } = useSiteDraft()
  return (
    <input
      aria-label="phone"
      value={String(valueAt(document, ['contact_phone']))}
      onChange={({ target }) => change(['contact_phone'], target.value)}
    />
  )
}
const shownPhone = async () => (await screen.findByLabelText<HTMLInputElement>('phone')).value

it('what was typed when the session had ended is there and saved after signing in again', async () => {
  const saved: unknown[] = []
  const { calls, change } = serveCalls({
    [`GET ${DRAFT}`]: () => draft(0, PUBLISHED.config),
    [`PUT ${DRAFT}`]: () => refusal(401, 'Please sign in again.'),
  })
  show(<Phone />)
  expect(await shownPhone()).toBe('1-111')
  fireEvent.change(screen.getByLabelText('phone'), { target: { value: '2-222' } })
  await waitFor(() => expect(calls).toContain(`PUT ${DRAFT}`))
  cleanup()
  consoleQueries.clear()
  change({
    [`PUT ${DRAFT}`]: ({ body }) => {
      saved.push(body)
      return draft(1, { ...PUBLISHED.config, contact_phone: '2-222' })
    },
  })
  show(<Phone />)
  expect(await shownPhone()).toBe('2-222')
  const patches = [{ path: ['contact_phone'], value: '2-222' }]
  await waitFor(() => expect(saved).toMatchObject([{ revision: 0, patches }]))
  await waitFor(() => expect(localStorage.length).toBe(0))
})

function Import({ onClose }: { onClose: () => void }) {
  return <ImportDialog edited={useSiteDraft()} onClose={onClose} />
}
const file = (content: object) => new File([JSON.stringify(content)], 'site.json')
const EXPORTED = {
  format: 'hearthlight-partner-1',
  code: 'testville',
  version: 1,
  base: null,
  exported_at: '2026-06-01T12:00:00.000Z',
  config: { contact_phone: '3-333' },
  programs: [{ code: 'kit' }],
  incentives: [{}, {}],
}

it('the checks of site, incentives and programs together lead to the place of each', async () => {
  const finding = { document: 'site', id: null, name: '', params: { incentive: 'attic', sum: 9999 } }
  serveCalls({
    'GET /api/admin/v1/studio/content_findings': () =>
      one('content_findings', '1', {
        brought: [],
        findings: [
          { ...finding, rule: 'not-paid-by', path: ['settings', 'sections', 'home', 'sections', 3, 'note'] },
          {
            document: 'program',
            id: 'p1',
            name: 'Heat pumps',
            rule: 'not-announced',
            path: ['attachment_groups', 0],
            params: { name: 'Invoice' },
          },
        ],
      }),
  })
  show(
    <MemoryRouter>
      <ContentChecks revision={1} />
    </MemoryRouter>,
  )
  await screen.findByText('The text names 9999, which attic does not pay.')
  expect(screen.getByRole('link', { name: 'Open the setting' }).getAttribute('href')).toContain(
    '/admin/site?setting=settings.sections.home',
  )
  expect(screen.getByText('“Invoice” is asked for and not announced.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open the program' }).getAttribute('href')).toBe(
    `/admin/programs/p1?at=${encodeURIComponent('["attachment_groups",0]')}`,
  )
})

it('what a file brought is told beside what the draft changes', async () => {
  const brought = [
    { document: 'program', code: 'kit', name: 'Weather kit', is_new: true, is_archived: false },
    { document: 'catalogue', code: 'band', name: 'Door band', is_new: false, is_archived: true },
  ] as const
  const { rerender } = show(<BroughtContent brought={brought} />)
  await screen.findByRole('heading', { name: 'Programs and incentives of the file: 2' })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Weather kit Programnew',
    'Door band Incentivechanged · archived',
  ])
  rerender(<BroughtContent brought={[]} />)
  expect(screen.queryByRole('heading')).toBeNull()
})

it('an import refuses what is no exported site, and asks about what both changed', async () => {
  const sent: unknown[] = []
  const conflict = { path: ['contact_phone'], base: '1-111', mine: '2-222', theirs: '3-333' }
  const { change } = serveCalls({
    [`GET ${DRAFT}`]: () => draft(0, PUBLISHED.config),
    'POST /api/admin/v1/studio/import': () =>
      one('studio_merge', 'testville', { revision: 0, changes: 0, conflicts: [conflict] }),
  })
  const onClose = vi.fn()
  show(<Import onClose={onClose} />)
  const dialog = await screen.findByRole('dialog', { name: 'Import a site' })
  const input = dialog.querySelector('input[type=file]')
  if (input === null) throw new Error('there is no place for a file')
  fireEvent.change(input, { target: { files: [file({ format: 'another' })] } })
  await screen.findByText('This file is not an exported site.')
  const run = screen.getByRole<HTMLButtonElement>('button', { name: 'Import into the draft' })
  expect(run.disabled).toBe(true)
  const large = file(EXPORTED)
  Object.defineProperty(large, 'size', { value: FILE_LIMITS.bytes + 1 })
  fireEvent.change(input, { target: { files: [large] } })
  await screen.findByText('This file is larger than 48 MB.')
  expect(run.disabled).toBe(true)

  fireEvent.change(input, { target: { files: [file(EXPORTED)] } })
  await waitFor(() => expect(run.disabled).toBe(false))
  fireEvent.click(
    screen.getByRole('checkbox', { name: /^Bring in the programs and incentives too \(1 and 2\)/ }),
  )
  fireEvent.click(run)
  fireEvent.click(await screen.findByRole('radio', { name: /Theirs/ }))
  expect(within(dialog).getByText('Contact phone')).toBeTruthy()
  change({
    'POST /api/admin/v1/studio/import': ({ body }) => {
      sent.push([valueAt(body, ['choices']), valueAt(body, ['with_content'])])
      return one('studio_merge', 'testville', { revision: 1, changes: 1, conflicts: [] })
    },
  })
  fireEvent.click(run)
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toEqual([[{ contact_phone: 'theirs' }, false]])
})

it.each([
  ['<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>', 'image/svg+xml', false],
  ['<svg viewBox="0 0 9 9"><text>Testville</text></svg>', 'image/svg+xml', true],
  ['bytes', 'image/png', false],
  ['bytes', 'image/webp', true],
])('a logo %s as %s is said not to be on paper: %s', async (content, type, isTold) => {
  show(<PaperLogoNote file={new File([content], 'logo', { type })} />)
  await waitFor(() => expect(consoleQueries.isFetching()).toBe(0))
  expect(screen.queryByText(/prints your name instead of this logo/) !== null).toBe(isTold)
})

it('a setting of the operator is shown to others with a sentence, and takes nothing from them', async () => {
  await i18next.changeLanguage('en')
  const setting = settingAt('base_url')
  const config = { base_url: 'https://home.testville.example' }
  const onEdit = vi.fn()
  await act(async () =>
    show(
      <SettingEditor
        {...{ setting, isLocked: true, config, published: config, languages: ['en'], onEdit }}
      />,
    ),
  )
  expect(screen.getByText(/^Only an operator of the platform changes the host names/)).toBeTruthy()
  const field = screen.getByRole<HTMLInputElement>('textbox')
  expect(field.value).toBe('https://home.testville.example')
  expect(field.closest('fieldset')?.disabled).toBe(true)
})

it.each([
  [{ documents: 12, bytes: 3.25 * 1_048_576 }, '12 documents take 4 MB: 7% of the space for documents.'],
  [{ documents: 12, bytes: 40 * 1_048_576 }, '80% of the space for documents is used'],
])('the space for documents says how much of it is used: %j', async (used, sentence) => {
  const storage = { used, cap: { documents: 1000, bytes: 50 * 1_048_576 } }
  serveCalls({ 'GET /api/admin/v1/storage': () => one('storage', '1', storage) })
  const setting = settingAt('storage.megabytes')
  show(
    <SettingEditor
      {...{ setting, isLocked: true, config: {}, published: {}, languages: ['en'], onEdit: vi.fn() }}
    />,
  )
  expect(await screen.findByText(sentence)).toBeTruthy()
})
