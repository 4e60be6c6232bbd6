import { expect, it } from 'vitest'
import { attachment } from './attachment.ts'

it.each([
  ['test.pdf', 'attachment; filename="test.pdf"'],
  [
    '12-rua-da-conceição.pdf',
    `attachment; filename="12-rua-da-conceicao.pdf"; filename*=UTF-8''12-rua-da-concei%C3%A7%C3%A3o.pdf`,
  ],
  [
    'улица (2).pdf',
    `attachment; filename="----- (2).pdf"; filename*=UTF-8''%D1%83%D0%BB%D0%B8%D1%86%D0%B0%20%282%29.pdf`,
  ],
  [
    'a"b\r\nSet-Cookie: x.pdf',
    `attachment; filename="a-b--Set-Cookie: x.pdf"; filename*=UTF-8''a%22b%0D%0ASet-Cookie%3A%20x.pdf`,
  ],
])('names the attachment %j', (name, header) => {
  expect(attachment(name)).toBe(header)
})
