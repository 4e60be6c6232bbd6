import { expect, it } from 'vitest'
import { validateAttachment } from './validate-attachment.ts'

const RULES = { max_bytes: 10_485_760, allowed_types: [], disallowed_types: [], max_files: 2 }
const file = (name: string, size = 10) => ({ name, size })

it('takes the last byte of the limit and not one more [S2-9.002]', () => {
  expect(validateAttachment(file('a.pdf', 10_485_760), RULES, [])).toBeNull()
  expect(validateAttachment(file('a.pdf', 10_485_761), RULES, [])).toEqual({
    rule: 'too_big',
    params: { size: 10 },
  })
})
it('takes the listed types, however written, and none of the refused', () => {
  const rules = { ...RULES, allowed_types: ['.PDF', 'jpg'] }
  expect(validateAttachment(file('a.Pdf'), rules, [])).toBeNull()
  expect(validateAttachment(file('a.png'), rules, [])).toEqual({
    rule: 'type',
    params: { types: '.PDF, JPG' },
  })
  expect(validateAttachment(file('a.docx'), { ...RULES, disallowed_types: ['docx'] }, [])?.rule).toBe('type')
})
it('refuses a name that is there, underscores as spaces, and more files than are taken', () => {
  expect(validateAttachment(file('a_b.pdf'), RULES, ['a b.pdf'])?.rule).toBe('duplicate')
  expect(validateAttachment(file('a.pdf'), RULES, ['b.pdf', 'c.pdf'])?.rule).toBe('count')
})
