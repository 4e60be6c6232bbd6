import { expect, test } from '../support/journey.ts'

test.use({ serviceWorkers: 'allow' })

test('the service worker opens the app without a connection, and keeps no answer of the API [S2-7.031]', async ({
  page,
  site,
  setOffline,
}) => {
  await page.goto(site('lakeshore', '/about'))
  const type = await page.evaluate(async () => (await fetch('/sw.js')).headers.get('content-type'))
  expect(type).toContain('javascript')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL))
    .toContain('/sw.js')
  // With a connection each page comes from the server, with its data.
  await page.goto(site('lakeshore'))
  await expect(page.locator('#root[data-rendered]')).toBeVisible()
  await setOffline(true)
  await page.goto(site('lakeshore', '/how-it-works'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How it works')
  await expect(page.getByText('You are offline.')).toBeVisible()
  const cached = await page.evaluate(async () => {
    const keys = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return keys.flat().map((request) => new URL(request.url).pathname)
  })
  expect(cached).toContain('/index.html')
  expect(cached.filter((path) => path.startsWith('/api/'))).toEqual([])
})
