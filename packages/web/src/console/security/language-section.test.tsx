import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, expect, it } from 'vitest'
import { one, serveCalls } from '../../testing/serve-calls.ts'
import { bootForTest, InConsole } from '../../testing/with-app.tsx'
import { speakLanguageOfSite } from '../session/own-language.ts'
import { LanguageSection } from './language-section.tsx'

const SESSION = {
  name: 'Cy',
  email: 'cy@x.test',
  operator: false,
  language: null,
  default_permissions: [],
  additional_permissions: [],
  fullPermissions: [],
}
afterEach(async () => {
  await i18next.changeLanguage('en')
})

it('speaks Portuguese to who chose it where the site does not, and the site speaks its own again', async () => {
  await bootForTest()
  let language: unknown = null
  const served = serveCalls({
    'GET /api/v1/auth/admin_sessions': () => one('admin_session', 's', { ...SESSION, language }),
    'PUT /api/v1/auth/admin_sessions/language': ({ body }) => {
      language = (body as { language: unknown }).language
      return one('admin_session', 's', { ...SESSION, language })
    },
  })
  render(
    <InConsole>
      <LanguageSection />
    </InConsole>,
  )
  await screen.findByRole('heading', { name: 'Language of the console' })
  await userEvent.selectOptions(screen.getByLabelText('Language'), 'Português')
  await screen.findByRole('heading', { name: 'Língua da consola' })
  expect(served.sent('PUT /api/v1/auth/admin_sessions/language')[0]?.body).toEqual({ language: 'pt' })
  speakLanguageOfSite()
  await waitFor(() => expect(i18next.language).toBe('en'))
})
