import type { APIResponse, Page, Route } from '@playwright/test'
import { PLAIN_PAGE } from './journey.ts'

type Json = { [key: string]: unknown }

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function merged(below: Json, above: Json): Json {
  const result: Json = { ...below }
  for (const [key, value] of Object.entries(above)) {
    const old = result[key]
    result[key] = isObject(old) && isObject(value) ? merged(old, value) : value
  }
  return result
}

/** The server's real answer to a call of the page. Node knows no *.localhost, so it is asked by address. */
export function realResponse(route: Route, path?: string): Promise<APIResponse> {
  const url = new URL(route.request().url())
  const headers = { ...route.request().headers(), host: url.host }
  url.hostname = '127.0.0.1'
  if (path !== undefined) url.pathname = path
  return route.fetch({ url: url.href, headers })
}

const FILES = /^\/(api|ahoy|assets|partner-assets|dev)\//

/** Opens pages by the plain document, which brings no data: as without a connection, the app asks for all of it. */
export async function openPlainly(page: Page): Promise<void> {
  await page.route(
    (url) => !FILES.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document' || route.request().url().endsWith(PLAIN_PAGE))
        return route.fallback()
      const plain = await realResponse(route, '/index.html')
      await route.fulfill({ response: await realResponse(route), body: await plain.body() })
    },
  )
}

/** Lets the browser see the partner's real configuration with some of it changed; lists are replaced whole. */
export async function changePartner(page: Page, change: Json): Promise<void> {
  await openPlainly(page)
  await page.route('**/api/v1/partners', async (route) => {
    const answer = await realResponse(route)
    const body = await answer.json()
    body.data.attributes = merged(body.data.attributes, change)
    await route.fulfill({ response: answer, json: body })
  })
}

/** The same for the signed-in person. */
export async function changePerson(page: Page, change: Json): Promise<void> {
  await openPlainly(page)
  await page.route('**/api/v1/users', async (route) => {
    const answer = await realResponse(route)
    const body = await answer.json()
    if (isObject(body.data?.attributes)) body.data.attributes = merged(body.data.attributes, change)
    await route.fulfill({ response: answer, json: body })
  })
}

/** The configuration of the site that a page stands on, as the server answers it to that page. */
export async function partnerOf(page: Page) {
  const response = await page.evaluate(async () => (await fetch('/api/v1/partners')).json())
  return response.data.attributes
}
