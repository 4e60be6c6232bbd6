import { expect, it } from 'vitest'
import { countOfPart, countOfStep } from './count-parts.ts'

const PROGRAM = {
  question_groups: [
    { code: 'house', questions: [{}, {}] },
    { code: 'owner', questions: [{}] },
  ],
  attachment_groups: [{ code: 'papers', attachments: [{}, {}, {}] }],
  measure_groups: [{ code: 'fans', measures: 'not written yet' }],
  statuses: { submitted: { mail: { subject: {} } }, approved: {} },
}

it.each([
  [{ type: 'prq', groups: ['owner'] }, 1],
  [{ type: 'prq', groups: ['owner', 'house', 'gone'] }, 3],
  [{ type: 'attachment', groups: ['papers'] }, 3],
  [{ type: 'measurelist', groups: ['fans'] }, 0],
  [{ type: 'prq' }, 0],
  [{ type: 'tandc' }, undefined],
])('a step shows the items of its groups: %j %s', (step, count) => {
  expect(countOfStep(PROGRAM, step)).toBe(count)
})

it.each([
  ['questions', 3],
  ['documents', 3],
  ['measures', 0],
  ['statuses', 2],
  ['mails', 1],
  ['eligibility', 0],
  ['basics', undefined],
] as const)('a part lists all of its items: %s %s', (part, count) => {
  expect(countOfPart(PROGRAM, part)).toBe(count)
})
