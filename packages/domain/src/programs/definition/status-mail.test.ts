import { describe, expect, it } from 'vitest'
import { statusMail, unknownPlaceholders } from './status-mail.ts'

const program = {
  languages: ['en', 'es'] as const,
  statuses: {
    approved: {
      mail: {
        subject: { en: 'Approved: {{program}}', es: 'Aprobado: {{program}}' },
        text: {
          en: 'Hello {{name}}. You get {{ amount }}. {{next}}',
          es: 'Hola, {{name}}. Su solicitud {{number}} está aprobada.',
        },
      },
    },
    declined: {},
  },
}
const values = {
  number: '1003',
  program: 'Insulation',
  name: 'Nora',
  amount: '$1,050.00',
  next: 'We pay in May.',
}

describe('the mail of a status', () => {
  it('names what the application knows, and says what it named', () => {
    expect(statusMail(program, 'approved', values, 'en')).toEqual({
      subject: 'Approved: Insulation',
      text: 'Hello Nora. You get $1,050.00. We pay in May.',
      names: ['program', 'name', 'amount', 'next'],
    })
    expect(statusMail(program, 'approved', values, 'es')).toMatchObject({
      text: 'Hola, Nora. Su solicitud 1003 está aprobada.',
      names: ['number', 'program', 'name'],
    })
  })
  it('leaves out a sentence whose value is not known', () => {
    expect(statusMail(program, 'approved', { ...values, amount: undefined, next: '' }, 'en')?.text).toBe(
      'Hello Nora.',
    )
  })
  it('is none where the program has none', () => {
    expect(statusMail(program, 'declined', values, 'en')).toBeUndefined()
  })
})

it('a placeholder that nothing stands for is found, the others are not', () => {
  expect(unknownPlaceholders('{{amount}} {{cat}} {{ next }} {{}}')).toEqual(['cat', ''])
})
