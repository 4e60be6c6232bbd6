/** Without a name where that is null, as no browser sends it. */
type SentFile = { readonly name?: string | null; readonly type?: string; readonly bytes: Buffer }

const BOUNDARY = 'hearthlight-test-boundary'

const fieldPart = ([name, value]: readonly [string, unknown]) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`

/** A form with a file, as a browser sends it; `image` is the name of the field. */
export function multipartBody(fields: object, ...files: readonly SentFile[]) {
  const parts = Object.entries(fields).map((entry) => Buffer.from(fieldPart(entry)))
  const sent = files.flatMap(({ name = 'sample.pdf', type = 'application/pdf', bytes }) => [
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="image"${name === null ? '' : `; filename="${name}"`}\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ])
  return {
    payload: Buffer.concat([...parts, ...sent, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  }
}
