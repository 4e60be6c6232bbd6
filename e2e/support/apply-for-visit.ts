import type { Page } from '@playwright/test'

/** Calls of the signed-in person, from a page of the site. */
export const portalCall = <T>(page: Page, method: string, url: string, body?: object): Promise<T> =>
  page.evaluate(
    async ([method, url, body]) => {
      const headers = { 'content-type': 'application/json', 'service-requester': 'portal' }
      const me = await (await fetch('/api/v1/users', { headers })).json()
      const answer = await fetch(url, {
        method,
        headers: { ...headers, 'x-csrf-token': me.meta.csrf },
        ...(body && { body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(await answer.text())
      return answer.json()
    },
    [method, url, body] as const,
  )

type PortalRow = { id: string; attributes: { code: string; building_name: string } }

/** The id of the signed-in person's home of this name. */
export async function homeCalled(page: Page, name: string): Promise<string> {
  const { records } = await portalCall<{ records: { data: PortalRow[] } }>(page, 'GET', '/api/v1/buildings/')
  return records.data.find(({ attributes }) => attributes.building_name === name)?.id ?? name
}

/** Applies for the visit of an advisor at a home of the person; answers the id under which it is scheduled. */
export async function applyForVisit(
  page: Page,
  building_id: string,
  code: string,
  answers: Readonly<Record<string, string>>,
): Promise<string> {
  const subsidies = `/api/v1/subsidies?building_id=${building_id}`
  const { data } = await portalCall<{ data: PortalRow[] }>(page, 'GET', subsidies)
  const visit = data.find(({ attributes }) => attributes.code === code)
  for (const [commentable_id, content] of Object.entries(answers))
    await portalCall(page, 'POST', '/api/v1/comments', {
      comment: { commentable_type: 'ListItem', commentable_id, content, building_id },
    })
  const made = await portalCall<{ data: { id: string } }>(
    page,
    'POST',
    `/api/v1/projects?subsidy_id=${visit?.id}&user_schedule`,
    { building_id, consent: true },
  )
  return made.data.id
}
