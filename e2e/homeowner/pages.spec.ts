import type { Page } from '@playwright/test'
import { expect, expectAccessible, takePictures, test } from '../support/journey.ts'
import { changePartner, openPlainly, partnerOf } from '../support/partner-change.ts'

const HEADINGS = {
  lakeshore: 'Find out where your heat goes, and what to do first',
  boreale: 'Gardez votre chaleur et votre argent',
  tejo: 'Fresca em agosto, quente em janeiro',
} as const
const LOCALES = { lakeshore: 'en-US', boreale: 'fr-CA', tejo: 'pt-PT' } as const

for (const partner of ['lakeshore', 'boreale', 'tejo'] as const) {
  test.describe(`the home page of ${partner}`, () => {
    test.use({ locale: LOCALES[partner] })

    test('shows the name, logo and words of the partner, each section in order, at 320 pixels without sideways scrolling [S1-1.001] [S1-2.035]', async ({
      page,
      site,
    }) => {
      await page.goto(site(partner))
      const { name, settings, logo_url } = await partnerOf(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS[partner])
      const logo = page.getByRole('banner').getByRole('img', { name: new RegExp(name) })
      await expect(logo).toHaveAttribute('src', logo_url)
      await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
      const titles = settings.sections.home.sections.map((section: { title: string }) => section.title)
      const shown = await page.locator('main :is(h1, h2)').allTextContents()
      expect(shown).toEqual(titles)
      const [hero] = settings.sections.home.sections
      const { label } = hero.call_to_action
      await expect(page.getByRole('main').getByText(hero.text.replaceAll('**', ''))).toBeVisible()
      await expect(page.getByRole('main').locator('img, svg').first()).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: label }).first()).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(name))
      await expectAccessible(page)
      await takePictures(page, `home-${partner}`)
      await page.setViewportSize({ width: 320, height: 800 })
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(320)
      await expectAccessible(page)
    })
  })
}

test('the partner configuration is loaded before any page content [S1-1.007] [S2-7.080]', async ({
  page,
  site,
}) => {
  const seen: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) seen.push(pathname)
  })
  await page.goto(site('lakeshore'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The document brought it.
  expect(seen).toEqual([])
  await openPlainly(page)
  await page.route('**/api/v1/partners', async (route) => {
    expect(await page.locator('h1').count()).toBe(0)
    await route.continue()
  })
  await page.goto(site('lakeshore', '/about'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(seen[0]).toBe('/api/v1/partners')
  expect(seen).not.toContain('/api/v1/users')
})

test('a text, a style and a section of the configuration change what is shown, without a rebuild [S1-1.008] [S2-1.011]', async ({
  page,
  site,
}) => {
  await changePartner(page, {
    theme: { colour: '#7a1fa2' },
    texts: { shared: { nav: { how_it_works: 'The three steps' } } },
    settings: {
      sections: {
        home: { sections: [{ type: 'copy', title: 'Only this', text: 'One **section**.', image_alt: '' }] },
      },
    },
  })
  await page.goto(site('lakeshore'))
  await expect(page.getByRole('link', { name: 'The three steps' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Only this' })).toBeVisible()
  const colour = await page.evaluate(() =>
    document.documentElement.style.getPropertyValue('--partner-colour'),
  )
  expect(colour).toBe('#7a1fa2')
})

test('a section of the home page can be an embedded frame [S1-2.036]', async ({ page, site }) => {
  const frame = {
    type: 'frame',
    title: 'Outage map',
    url: site('lakeshore', '/partner-assets/lakeshore/logo.svg'),
  }
  await changePartner(page, {
    settings: { sections: { home: { sections: [{ ...frame, height_px: 300 }] } } },
  })
  await page.goto(site('lakeshore'))
  const shown = page.locator('iframe[title="Outage map"]')
  await expect(shown).toBeVisible()
  await expect(shown).toHaveAttribute('src', frame.url)
})

test('the call to action goes to its route when signed out, to the buildings when signed in [S1-2.037] [S1-2.038]', async ({
  page,
  site,
  signIn,
}) => {
  await page.goto(site('lakeshore'))
  const [hero, ...others] = (await partnerOf(page)).settings.sections.home.sections
  // Signed-in people may open this page too, so nothing but the rule leads them to their buildings.
  const call_to_action = { ...hero.call_to_action, route: 'about' }
  const sections = [{ ...hero, call_to_action }, ...others]
  await changePartner(page, { settings: { sections: { home: { sections } } } })
  await page.reload()
  await page.getByRole('main').getByRole('link', { name: call_to_action.label }).click()
  await expect(page).toHaveURL(/\/about$/)
  await signIn('homeowner@lakeshore.test', '/')
  await page.getByRole('main').getByRole('link', { name: call_to_action.label }).click()
  await expect(page).toHaveURL(/\/buildings$/)
})

test('how it works shows its title, steps and footer [S1-2.023] [S1-2.039]', async ({ page, site }) => {
  await page.goto(site('lakeshore', '/how-it-works'))
  const { steps } = (await partnerOf(page)).settings.sections.how_it_works
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How it works')
  const shown = page.getByRole('main').getByRole('listitem')
  const words = (part: 'title' | 'text') => steps.map((step: Record<'title' | 'text', string>) => step[part])
  await expect(shown.getByRole('heading')).toContainText(words('title'))
  await expect(shown).toContainText(words('text'))
  await expect(page.getByRole('img', { name: /a rebate check in front of it/ })).toBeVisible()
  await expect(page.getByText(/^Your answers stay with Lakeshore/)).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'how-it-works')
})

test('how it works shows none, one or two configured calls to action [S1-2.040]', async ({ page, site }) => {
  const first = { label: 'First way', route: 'about' }
  const second = { label: 'Second way', url: 'https://example.com/' }
  for (const [call_to_action, second_call_to_action, count] of [
    [undefined, undefined, 0],
    [first, undefined, 1],
    [first, second, 2],
  ] as const) {
    await page.unrouteAll({ behavior: 'wait' })
    await changePartner(page, {
      settings: { sections: { how_it_works: { call_to_action, second_call_to_action } } },
    })
    await page.goto(site('lakeshore', '/how-it-works'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const links = page.getByRole('main').getByRole('link')
    await expect(links.filter({ hasText: /(First|Second) way/ })).toHaveCount(count)
    await expect(links).toHaveCount(count)
  }
})

async function expectPage(page: Page, url: string, heading: string) {
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expectAccessible(page)
  await takePictures(page, new URL(url).pathname.slice(1))
}

test('/about tells about the partner, /welcome and /hello greet, /not-authorized says 401 [S1-2.024] [S1-2.028] [S2-2.030] [S2-2.032]', async ({
  page,
  site,
}) => {
  await expectPage(page, site('lakeshore', '/about'), 'About Lakeshore Power & Gas')
  await expectPage(page, site('lakeshore', '/welcome'), 'Welcome to Lakeshore')
  await expectPage(page, site('lakeshore', '/hello'), 'Good to see you')
  await expect(
    page.getByText('Your homes, your reports and your rebates are where you left them.'),
  ).toBeVisible()
  await expectPage(page, site('lakeshore', '/not-authorized'), '401 Not Authorized')
})

test('/thank-you thanks for what was sent, /maintenance says that the site will be back [S1-2.118] [S2-2.027] [S1-2.121] [S2-2.033]', async ({
  page,
  site,
}) => {
  await expectPage(page, site('lakeshore', '/thank-you'), 'Thank you')
  await expect(page.getByText(/^We have what you sent\./)).toBeVisible()
  await expectPage(page, site('lakeshore', '/maintenance'), 'Back in a little while')
  await expect(page.getByText(/^We are working on the site\./)).toBeVisible()
})

test('please-wait has its own words for cancel and for submit [S2-2.028]', async ({ page, site }) => {
  await changePartner(page, {
    settings: {
      sections: {
        please_wait: { cancel: { text: 'It is cancelled.' }, submit: { text: 'It is on its way.' } },
      },
    },
  })
  await page.goto(site('lakeshore', '/please-wait?mode=cancel'))
  await expect(page.getByText('It is cancelled.')).toBeVisible()
  await page.goto(site('lakeshore', '/please-wait?mode=submit'))
  await expect(page.getByText('It is on its way.')).toBeVisible()
})

test('the terms are listed [S1-2.120] [S2-2.029]', async ({ page, site }) => {
  await page.goto(site('lakeshore', '/terms-and-conditions'))
  const { items } = (await partnerOf(page)).settings.sections.terms_and_conditions
  expect(items.length).toBeGreaterThan(1)
  for (const { title } of items)
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expectAccessible(page)
})

test('an unknown path shows the 404 page with the links of the partner [S1-2.034] [S1-2.119] [S2-2.035]', async ({
  page,
  site,
}) => {
  await changePartner(page, {
    settings: {
      sections: {
        not_found: {
          links: [
            { label: 'All about us', route: 'about' },
            { label: 'Our own site', url: 'https://example.com/' },
          ],
        },
      },
    },
  })
  await page.goto(site('lakeshore', '/no-such-path'))
  await expect(page.getByText('Page 404')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['All about us', 'Our own site'])
  await expectAccessible(page)
  await takePictures(page, 'not-found')
  await page.getByRole('link', { name: 'All about us' }).click()
  await expect(page).toHaveURL(/\/about$/)
})
