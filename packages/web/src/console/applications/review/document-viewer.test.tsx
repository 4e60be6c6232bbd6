import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { one, serveCalls } from '../../../testing/serve-calls.ts'
import { bootForTest, InConsole } from '../../../testing/with-app.tsx'
import type { ReviewedApplication } from '../../api/application-api.ts'
import { useKeyboard } from '../../kit/keys/shortcuts.ts'
import { DocumentViewer } from './document-viewer.tsx'

beforeEach(() => bootForTest())

const picture = (id: string) => ({
  id,
  item_id: 'photos',
  item: 'Photos',
  name: `${id}.jpg`,
  content_type: 'image/jpeg',
  size: 2048,
  scan: 'clean' as const,
  url: `/files/${id}`,
  thumbnail_url: null,
  accepted_by: null,
  is_restricted: false,
  message: null,
  created_at: '2026-06-15T18:00:00.000Z',
})
// What the viewer reads of an application.
const application = {
  id: 'a1',
  documents: [picture('before'), picture('after')],
} as unknown as ReviewedApplication
const lookOf = (name: string) => {
  const { style } = screen.getByRole('img', { name: `${name}.jpg, given for Photos` })
  return [style.getPropertyValue('--zoom'), style.getPropertyValue('--turn')]
}
function Keys() {
  useKeyboard()
  return null
}
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))

it('a document is looked at nearer and the other way up, and the next one begins anew', () => {
  render(
    <InConsole>
      <DocumentViewer application={application} onAskAgain={() => undefined} />
    </InConsole>,
  )
  expect(lookOf('before')).toEqual(['1', '0deg'])
  press(/^Farther/)
  press(/^Nearer/)
  press(/^Nearer/)
  press(/^Turn/)
  expect(lookOf('before')).toEqual(['2', '90deg'])
  press(/^after\.jpg/)
  expect(lookOf('after')).toEqual(['1', '0deg'])
})

it('is looked at by keys alone: nearer, farther, turned, and on to the next document', async () => {
  render(
    <InConsole>
      <Keys />
      <DocumentViewer application={application} onAskAgain={() => undefined} />
    </InConsole>,
  )
  const user = userEvent.setup()
  await user.keyboard('++-tt')
  expect(lookOf('before')).toEqual(['1.5', '180deg'])
  await user.keyboard(']')
  expect(lookOf('after')).toEqual(['1', '0deg'])
})

it('a restricted document is there for all, opened by the button for who may, and not at all for others', () => {
  const restricted = (id: string, message: string | null) => ({
    ...picture(id),
    name: 'Proof of account',
    item: 'Proof of account',
    is_restricted: true,
    message,
  })
  const shown = (message: string | null) =>
    render(
      <InConsole>
        <DocumentViewer
          application={{ ...application, documents: [restricted('iban', message), picture('after')] }}
          onAskAgain={() => undefined}
        />
      </InConsole>,
    )
  const { unmount } = shown('You do not have permission to see this item.')
  expect(screen.getByRole('button', { name: /Proof of account/ })).toBeDefined()
  expect(screen.getByText('You do not have permission to see this item.')).toBeDefined()
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull()
  unmount()
  shown(null)
  expect(screen.queryByRole('img')).toBeNull()
  press(/^Show: Proof of account/)
  expect(screen.getByRole('img').getAttribute('src')).toBe('/files/iban')
})

it('shows every page of a PDF, tells which one is in view, and leafs through them', async () => {
  serveCalls({
    'GET /api/admin/v1/documents/quote/pages': () => one('document_pages', 'quote', { count: 3 }),
  })
  const quote = {
    ...picture('quote'),
    name: 'quote.pdf',
    content_type: 'application/pdf',
    url: '/api/admin/v1/documents/quote/file',
  }
  render(
    <InConsole>
      <DocumentViewer
        application={{ ...application, documents: [quote, picture('after')] }}
        onAskAgain={() => undefined}
      />
    </InConsole>,
  )
  expect(await screen.findByText('Page 1 of 3')).toBeDefined()
  expect(screen.getAllByRole('img').map((page) => page.getAttribute('src'))).toEqual([
    '/api/admin/v1/documents/quote/pages/1',
    '/api/admin/v1/documents/quote/pages/2',
    '/api/admin/v1/documents/quote/pages/3',
  ])
  expect(screen.getByRole('img', { name: 'Page 2 of quote.pdf, given for Photos' })).toBeDefined()
  press(/^Next page/)
  press(/^Next page/)
  expect(screen.getByText('Page 3 of 3')).toBeDefined()
  press(/^Next page/)
  expect(screen.getByText('Page 3 of 3')).toBeDefined()
  press(/^Previous page/)
  press(/^Nearer/)
  expect(screen.getByText('Page 2 of 3')).toBeDefined()
  expect(screen.getAllByRole('img').map(({ style }) => style.getPropertyValue('--zoom'))).toEqual([
    '1.5',
    '1.5',
    '1.5',
  ])
  press(/^after\.jpg/)
  expect(screen.queryByText(/^Page/)).toBeNull()
})
