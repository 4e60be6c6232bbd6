import { buffer } from 'node:stream/consumers'
import type { OpenedAttachment } from '../built-in-deps.ts'

/** Fields and a file as a form sends them. Node's own form data writes it, so the bytes are those that are signed. */
export async function multipartOf(
  fields: Readonly<Record<string, string | undefined>>,
  name: string,
  { stream, type }: Pick<OpenedAttachment, 'stream' | 'type'>,
): Promise<{ readonly bytes: Buffer; readonly type: string }> {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) if (value !== undefined) form.append(field, value)
  form.append('file', new Blob([new Uint8Array(await buffer(stream))], { type }), name)
  const written = new Response(form)
  return {
    bytes: Buffer.from(await written.arrayBuffer()),
    type: written.headers.get('content-type') ?? 'multipart/form-data',
  }
}
