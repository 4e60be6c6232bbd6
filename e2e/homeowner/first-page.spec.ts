import type { Page } from '@playwright/test'
import { signInStaff } from '../admin/console.ts'
import { expect, expectAccessible, PLAIN_PAGE, signInByApi, takePictures, test } from '../support/journey.ts'
import { newAssessedHome } from './report/report-home.ts'

const PAGES = ['/', '/how-it-works', '/about', '/sign-in', '/sign-up', '/terms-and-conditions']

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const partner of ['lakeshore', 'boreale', 'tejo'] as const)
    test(`the public pages of ${partner} read well, and forms say what they need`, async ({ page, site }) => {
      for (const path of PAGES) {
        const response = await page.goto(site(partner, path))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page).toHaveTitle(/.+ · .+/)
        await expect(page.getByRole('navigation', { name: 'Footer' }).getByRole('link').first()).toBeVisible()
        // Chromium shows no such element where scripts are switched off from outside, so that its text is looked for.
        const said = (await response?.text())?.match(/<noscript><p[^>]*>This form needs JavaScript\./g) ?? []
        expect(said).toHaveLength(path.startsWith('/sign') ? 1 : 0)
        await takePictures(page, `no-script-${partner}${path.replace('/', '-')}`)
      }
    })
})

test('the public pages are accessible before the app runs', async ({ page, site }) => {
  await holdApp(page)
  for (const path of PAGES) {
    await page.goto(site('lakeshore', path), { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expectAccessible(page)
  }
})

/** Holds the app back until the page has been used without it. */
async function holdApp(page: Page): Promise<() => void> {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.fallback()
  })
  return release
}

test('what is typed before the app runs is not lost, and nothing is sent by the browser itself', async ({
  page,
  site,
}) => {
  const release = await holdApp(page)
  // The page is there before its scripts are.
  await page.goto(site('lakeshore', '/sign-in'), { waitUntil: 'commit' })
  const submit = page.getByRole('main').getByRole('button', { name: 'Sign in' })
  await page.getByLabel('Email address').fill('homeowner@lakeshore.test')
  await page.getByLabel('Password', { exact: true }).fill('Demo-pass-2026')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(submit).toBeDisabled()
  await expect(page).toHaveURL(site('lakeshore', '/sign-in'))
  release()
  await submit.click()
  await expect(page).toHaveURL(/\/buildings$/)
})

test('a page is drawn in the language the person chose', async ({ page, site }) => {
  await page.goto(site('lakeshore', '/how-it-works'))
  await page.getByRole('banner').getByRole('button', { name: 'Español' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cómo funciona')
  const response = await page.reload()
  expect(await response?.text()).toMatch(/<html lang="es".*<h1>Cómo funciona<\/h1>/s)
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How it works')
})

test('a signed-in person never gets a page that was drawn for nobody', async ({ page, signIn }) => {
  await signIn('homeowner@lakeshore.test', '/about')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible()
  const document = await page.evaluate(async () => (await fetch(location.href)).text())
  expect(document).not.toContain('data-rendered')
})

test('the homes of a person stand before the app runs, and it asks for nothing they came with', async ({
  page,
  site,
  moved,
}) => {
  await newAssessedHome(page, site('tejo'))
  const calls: string[] = []
  page.on('request', (request) => void (request.url().includes('/api/') && calls.push(request.url())))
  const release = await holdApp(page)
  await page.goto(site('tejo', '/buildings'), { waitUntil: 'commit' })
  const homes = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(homes.first()).toBeVisible()
  await expectAccessible(page)
  const drawn = await page.getByRole('main').allInnerTexts()
  await homes.first().evaluate((heading) => void Object.assign(heading, { wasDrawn: true }))
  release()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeEnabled()
  await page.waitForLoadState('networkidle')
  expect(await homes.first().evaluate((heading) => 'wasDrawn' in heading)).toBe(true)
  expect(await page.getByRole('main').allInnerTexts()).toEqual(drawn)
  expect(calls).toEqual([])
  expect(moved).toEqual([])
})

test('nothing moves while a page opens, on a phone and on a screen', async ({ page, site, moved }) => {
  // Twenty pages, each of which is waited for until nothing more comes.
  test.slow()
  const open = async (width: number, path: string) => {
    await page.setViewportSize({ width, height: 812 })
    await page.goto(site('lakeshore', path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  for (const path of PAGES) await open(375, path)
  for (const path of ['/', '/sign-in']) await open(1280, path)
  await page.goto(site('lakeshore', PLAIN_PAGE))
  await signInByApi(page, 'homeowner@lakeshore.test')
  for (const path of ['/buildings', '/user/edit', '/nowhere', '/incentives', '/home-overview'])
    await open(375, path)
  for (const path of ['/buildings', '/buildings-new', '/incentives', '/applications']) await open(1280, path)
  expect(moved).toEqual([])
})

test('nothing moves while a page of the console opens', async ({ page, site, moved }) => {
  await signInStaff(page, site('lakeshore', '/admin'), 'admin@lakeshore.test')
  for (const path of ['/admin', '/admin/applications']) {
    await page.goto(site('lakeshore', path))
    await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  expect(moved).toEqual([])
})
