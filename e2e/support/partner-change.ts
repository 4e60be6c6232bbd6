import type { APIResponse, Page, Route } from '@playwright/test'

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
export function realResponse(route: Route): Promise<APIResponse> {
  const url = new URL(route.request().url())
  const headers = { ...route.request().headers(), host: url.host }
  url.hostname = '127.0.0.1'
  return route.fetch({ url: url.href, headers })
}

/** Lets the browser see the partner's real configuration with some of it changed; lists are replaced whole. */
export async function changePartner(page: Page, change: Json): Promise<void> {
  await page.route('**/api/v1/partners', async (route) => {
    const answer = await realResponse(route)
    const body = await answer.json()
    body.data.attributes = merged(body.data.attributes, change)
    await route.fulfill({ response: answer, json: body })
  })
}

/** The same for the signed-in person. */
export async function changePerson(page: Page, change: Json): Promise<void> {
  await page.route('**/api/v1/users', async (route) => {
    const answer = await realResponse(route)
    const body = await answer.json()
    if (isObject(body.data?.attributes)) body.data.attributes = merged(body.data.attributes, change)
    await route.fulfill({ response: answer, json: body })
  })
}
