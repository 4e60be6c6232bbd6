import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { Markdown } from './markdown.tsx'

const show = (text: string) =>
  render(
    <MemoryRouter>
      <Markdown text={text} />
    </MemoryRouter>,
  ).container

it('renders paragraphs, emphasis, lists, headings and links', () => {
  const page = show('# Heat\n\nIt *leaves* the **attic**.\n\n- one\n- two\n\n[Rebates](/incentives)')
  expect(page.querySelector('h2')?.textContent).toBe('Heat')
  expect(page.querySelector('em')?.textContent).toBe('leaves')
  expect(page.querySelectorAll('li')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Rebates' }).getAttribute('href')).toBe('/incentives')
})
it('shows HTML as text and never as markup', () => {
  const page = show(
    'Hello <img src=x onerror=alert(1)> <script>alert(1)</script>\n\n<div onclick="x">box</div>',
  )
  expect(page.querySelector('img, script, div[onclick]')).toBeNull()
  expect(page.textContent).toContain('<img src=x')
})
it('drops an address that could run script', () => {
  const page = show(
    '[press](javascript:alert(1)) [there](//evil.example) [as well](/\\evil.example) [and so](</\t/evil.example>)',
  )
  expect(page.querySelectorAll('a')).toHaveLength(0)
  expect(page.textContent).toContain('press')
})
it('shows special characters once', () => {
  expect(show('Power & Gas "now" 5 < 6').textContent).toBe('Power & Gas "now" 5 < 6')
})
