import type { IdentifiedDocument } from '@hearthlight/domain/documents/document'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { layPartnerTexts } from '../platform/i18n.ts'
import { many, one, refusal, type Served, serveCalls } from '../testing/serve-calls.ts'
import { type HeldUpload, serveUploads } from '../testing/serve-uploads.ts'
import { bootForTest, WithApp } from '../testing/with-app.tsx'
import { DocumentsOf } from './documents-of.tsx'

const LIST = 'GET /api/v1/documents'
const PLACE = {
  documentable_type: 'DocumentItem',
  documentable_id: 'invoice',
  building_id: '0192f000-0000-7000-8000-000000000001',
} as const
const GIVEN: IdentifiedDocument = {
  ...PLACE,
  id: 'document-1',
  caption: 'old bill',
  url: '/api/v1/documents/document-1/file',
  image_file_name: 'old bill.pdf',
  project_id: null,
  required_type: 'DocumentItem',
  required_id: 'invoice',
  content_type: 'application/pdf',
  size: 2_200_000,
  thumbnail_url: null,
  scan: 'clean',
  created_at: '2026-11-12T18:00:00.000Z',
}
const NEW: IdentifiedDocument = { ...GIVEN, id: 'document-2', image_file_name: 'new bill.pdf' }

let served: Served
let uploads: HeldUpload[]

const file = (name: string, size = 1_048_576) => {
  const made = new File(['%PDF-'], name, { type: 'application/pdf' })
  Object.defineProperty(made, 'size', { value: size })
  return made
}

async function show(given: readonly IdentifiedDocument[] = [], props = {}) {
  served = serveCalls({ [LIST]: () => many('documents', given) })
  render(<DocumentsOf place={PLACE} title="Invoice" {...props} />, { wrapper: WithApp })
  await screen.findByRole('heading', { name: 'Invoice' })
}
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Choose files for Invoice', { selector: 'input' }), {
    target: { files },
  })
/** A sentence on the screen; the one for screen readers says it once more, with the name of the file. */
const sentence = (words: string | RegExp) => screen.findByText(words, { ignore: '[role=status]' })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const sending = async (count = 1) => {
  await waitFor(() => expect(uploads).toHaveLength(count))
  const [last] = uploads.slice(-1)
  if (last === undefined) throw new Error('nothing is sent')
  return last
}

beforeEach(async () => {
  uploads = serveUploads()
  layPartnerTexts('en', {})
  await bootForTest()
})

it('says what may be given, and refuses the rest before anything is sent [S2-5.040]', async () => {
  await show()
  expect(screen.getByText('PDF, JPG, PNG, WebP, HEIC, Word or Excel, up to 30 MB each.')).toBeTruthy()
  choose(file('house.pdf', 31_457_281), file('setup.exe'))
  expect(await sentence("Document size can't exceed more than 30MB.")).toBeTruthy()
  expect(await sentence(/This type of document is not supported/)).toBeTruthy()
  expect(uploads).toHaveLength(0)
})

it('tells how far a file is, then that it is there, and sends it with who asks [S2-7.084] [S2-7.082]', async () => {
  await show()
  choose(file('new bill.pdf', 2_097_152))
  const upload = await sending()
  expect(upload.call).toBe('POST /api/v1/documents')
  expect(upload.headers['service-requester']).toBe('portal')
  expect(upload.headers['authorization']).toMatch(/^Session/)
  expect(Object.fromEntries([...upload.fields].filter(([name]) => name !== 'image'))).toEqual(PLACE)
  act(() => upload.progress(1_048_576, 2_097_152))
  const bar = screen.getByRole('progressbar', { name: 'Upload of new bill.pdf' })
  expect(bar.getAttribute('aria-valuenow')).toBe('50')
  expect(screen.getByText('1 MB of 2 MB')).toBeTruthy()
  served.change({ [LIST]: () => many('documents', [NEW]) })
  await act(() => upload.answer(one('documents', NEW.id, NEW)))
  expect(await screen.findByRole('link', { name: 'Open new bill.pdf' })).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('new bill.pdf uploaded.')
})

it('stops an upload', async () => {
  await show()
  choose(file('new bill.pdf'))
  const upload = await sending()
  press('Stop the upload of new bill.pdf')
  expect(upload.isStopped()).toBe(true)
  expect(screen.queryByText('new bill.pdf')).toBeNull()
})

it('sends again what did not arrive [S2-8.013]', async () => {
  await show()
  choose(file('new bill.pdf'))
  const first = await sending()
  await act(() => first.answer(refusal(500, 'broken')))
  const failed = 'Issue uploading document. Please check the document and try again.'
  expect(await sentence(failed)).toBeTruthy()
  press(/^Try again/)
  const second = await sending(2)
  expect(screen.queryByText(failed)).toBeNull()
  act(() => second.cutOff())
  expect(await screen.findByRole('button', { name: /^Try again/ })).toBeTruthy()
})

it('does not offer to send again what the server refused for good', async () => {
  await show()
  choose(file('new bill.pdf'))
  const upload = await sending()
  await act(() =>
    upload.answer(refusal(409, 'You have already uploaded this document here, as old bill.pdf.')),
  )
  expect(await sentence(/already uploaded this document here/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull()
  press('Take new bill.pdf off the list')
  expect(screen.queryByText('new bill.pdf')).toBeNull()
})

it('refuses a name that is there, and sends the file under another [S2-5.044]', async () => {
  await show([GIVEN])
  choose(file('old_bill.pdf'))
  expect(
    screen.getByText('A document with this name is already here. Underscores count as spaces.'),
  ).toBeTruthy()
  expect(uploads).toHaveLength(0)
  press(/^Send it as old_bill \(2\)\.pdf/)
  const upload = await sending()
  expect((upload.fields.get('image') as File).name).toBe('old_bill (2).pdf')
})

it('refuses in the words of the partner [S2-8.014]', async () => {
  const problem = { 'too-big': 'Too large.', 'wrong-type': 'PDF only.', duplicate: 'Once is enough.' }
  layPartnerTexts('en', { documents: { problem } })
  await show([GIVEN])
  choose(file('house.pdf', 31_457_281), file('setup.exe'), file('old bill.pdf'))
  for (const words of Object.values(problem)) expect(await sentence(words)).toBeTruthy()
})

it('takes the same name where a document is asked for again', async () => {
  await show([GIVEN], { isReUpload: true })
  choose(file('old bill.pdf'))
  const upload = await sending()
  expect(upload.fields.get('re_upload')).toBe('true')
})

it('replaces the file of a document', async () => {
  await show([GIVEN])
  const input = screen.getByLabelText('Replace old bill.pdf', { selector: 'input' })
  fireEvent.change(input, { target: { files: [file('old bill.pdf')] } })
  expect((await sending()).call).toBe('PUT /api/v1/documents/document-1')
})

it('asks before it deletes', async () => {
  await show([GIVEN])
  press('Delete old bill.pdf')
  const dialog = screen.getByRole('dialog', { name: 'Delete this document?' })
  served.change({
    'DELETE /api/v1/documents': () => new Response(null, { status: 204 }),
    [LIST]: () => many('documents', []),
  })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete for good' }))
  await waitFor(() => expect(screen.queryByText('old bill.pdf')).toBeNull())
  expect(served.calls).toContain('DELETE /api/v1/documents')
  expect(screen.getByRole('status').textContent).toBe('Document deleted.')
})

it('uses again what was given before, and not what is here already', async () => {
  served = serveCalls({
    [LIST]: ({ query }) => many('documents', query.has('documentable_id') ? [GIVEN] : [GIVEN, NEW]),
  })
  render(<DocumentsOf place={PLACE} title="Invoice" />, { wrapper: WithApp })
  await screen.findByText('old bill.pdf')
  press('Invoice: choose from my documents')
  const dialog = screen.getByRole('dialog', { name: 'My documents' })
  const use = await within(dialog).findByRole('button', { name: 'Use new bill.pdf' })
  expect(within(dialog).queryByRole('button', { name: 'Use old bill.pdf' })).toBeNull()
  let body: unknown
  served.change({
    'POST /api/v1/documents': (call) => {
      body = call.body
      return one('documents', NEW.id, NEW)
    },
  })
  fireEvent.click(use)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(body).toEqual({ ...PLACE, document_id: 'document-2' })
})

it('says what a scan for viruses found, and opens only what is clean', async () => {
  await show([
    { ...GIVEN, scan: 'waiting' },
    { ...NEW, scan: 'infected' },
  ])
  expect(screen.getByText('Being checked for viruses')).toBeTruthy()
  expect(screen.getByText(/A virus was found in this document/)).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

it('lets nothing be given or taken back where it is read only', async () => {
  await show([GIVEN], { isReadOnly: true })
  expect(screen.getByRole('link', { name: 'Open old bill.pdf' })).toBeTruthy()
  expect(screen.queryAllByRole('button')).toHaveLength(0)
})
