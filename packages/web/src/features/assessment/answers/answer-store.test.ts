import { expect, test, vi } from 'vitest'
import { flushAnswers, giveAnswers, receiveItems } from './answer-store.ts'

const BUILDING = '018f6f00-0000-7000-8000-000000000001'

type Sent = { items_list: Array<{ item_type: string; data: object; answered_at: object }> }

/** A server that has taken what it was sent, once it is told to answer. */
function slowServer() {
  const answers: Array<() => void> = []
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    const [item] = (JSON.parse(body) as Sent).items_list
    const attributes = {
      ...item,
      building_id: BUILDING,
      genericable_id: BUILDING,
      genericable_type: 'Building',
      updated_at: null,
    }
    const data = [{ id: BUILDING, type: 'generic_items', attributes }]
    return new Promise((resolve) => {
      answers.push(() => resolve(Response.json({ data })))
    })
  })
  return {
    answerNext: async () => {
      await expect.poll(() => answers.length).toBeGreaterThan(0)
      answers.shift()?.()
    },
  }
}

test('Next waits for an answer that somebody else is already sending', async () => {
  const server = slowServer()
  receiveItems(BUILDING, [])
  giveAnswers('fuel_type', { heating_fuel: ['oil'] })
  const first = flushAnswers()
  giveAnswers('fuel_type', { cooking_fuel: ['propane'] })
  const timer = flushAnswers()
  const next = flushAnswers()
  await server.answerNext()
  await server.answerNext()
  expect(await Promise.all([first, timer, next])).toEqual([true, true, true])
})
