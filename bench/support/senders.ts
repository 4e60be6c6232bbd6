import { request } from 'node:http'
import { pipeline } from 'node:stream/promises'

/** Entry of the process that sends the files: beside the server its buffers would be counted as the server's. */
export type Sending = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly fields: Readonly<Record<string, string>>
  readonly files: number
  readonly bytes: number
}
export type Sent = { readonly status: number; readonly ms: number }

const BOUNDARY = 'hearthlight-bench-boundary'
const CHUNK = Buffer.alloc(64 * 1024)

/** A form with one PDF, a piece at a time: no file is ever whole in memory here either. */
function* form(fields: Sending['fields'], name: string, bytes: number): Generator<Buffer> {
  for (const [field, value] of Object.entries(fields))
    yield Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`)
  const start = Buffer.from(`%PDF-1.4\n% ${name}\n`)
  const end = Buffer.from('\ntrailer\n<< >>\n%%EOF\n')
  yield Buffer.from(
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="image"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`,
  )
  yield start
  for (let left = bytes - start.length - end.length; left > 0; left -= CHUNK.length)
    yield CHUNK.subarray(0, Math.min(left, CHUNK.length))
  yield end
  yield Buffer.from(`\r\n--${BOUNDARY}--\r\n`)
}

async function sendOne({ url, headers, fields, bytes }: Sending, index: number): Promise<Sent> {
  const start = performance.now()
  const sending = request(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  })
  const answered = new Promise<number>((resolve, reject) => {
    sending.once('error', reject)
    sending.once('response', (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
  })
  await pipeline(form(fields, `file-${index}.pdf`, bytes), sending)
  return { status: await answered, ms: performance.now() - start }
}

process.once('message', async (sending: Sending) => {
  const sent = await Promise.all(Array.from({ length: sending.files }, (_, index) => sendOne(sending, index)))
  process.send?.(sent)
})
