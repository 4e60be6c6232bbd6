import { Readable } from 'node:stream'
import { cleanFileName } from '@hearthlight/domain/documents/file-names'
import { expect, it } from 'vitest'
import { multipartOf } from './multipart-of.ts'

it('a file name that somebody chose adds neither a line nor a field to what a remote system reads', async () => {
  const sent = 'a.pdf"; name="project_id"\r\nx-person-id: another\r\n\r\n7.pdf'
  for (const name of [sent, cleanFileName(sent)]) {
    const { bytes } = await multipartOf({ project_id: '1' }, name, {
      stream: Readable.from([Buffer.from('%PDF')]),
      type: 'application/pdf',
    })
    const body = bytes.toString('latin1')
    expect(body.match(/name="project_id"/g)).toHaveLength(1)
    expect(body).not.toMatch(/\r\nx-person-id/i)
    expect(body.match(/content-disposition:/gi)).toHaveLength(2)
  }
})
