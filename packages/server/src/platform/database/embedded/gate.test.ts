import { expect, it } from 'vitest'
import { openGate } from './gate.ts'

it('admits the next only when the one before has left, in order of arrival', async () => {
  const gate = openGate()
  const seen: string[] = []
  const leaveFirst = await gate.enter()
  const second = gate.enter().then((leave) => {
    seen.push('second')
    leave()
  })
  const third = gate.enter().then((leave) => {
    seen.push('third')
    leave()
  })
  await Promise.resolve()
  expect(seen).toEqual([])
  leaveFirst()
  await Promise.all([second, third])
  expect(seen).toEqual(['second', 'third'])
})
