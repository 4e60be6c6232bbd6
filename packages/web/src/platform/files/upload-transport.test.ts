import { afterEach, expect, it, vi } from 'vitest'
import { serveUploads } from '../../testing/serve-uploads.ts'
import { uploadTransport } from './upload-transport.ts'

afterEach(() => {
  vi.useRealTimers()
})

const send = (signal?: AbortSignal) =>
  uploadTransport(() => undefined)('/api/v1/documents', {
    method: 'POST',
    body: new FormData(),
    signal,
    headers: { authorization: 'Session', 'x-csrf-token': 'token-1' },
  })

it('sends credentials and answers as fetch does [S1-7.002] [S2-7.083] [S1-7.001] [S2-7.085]', async () => {
  const [upload, response] = [serveUploads(), send()]
  expect(upload[0]?.sendsCookies).toBe(true)
  expect(upload[0]?.headers).toMatchObject({ authorization: 'Session', 'x-csrf-token': 'token-1' })
  await upload[0]?.answer(Response.json({ data: 1 }, { status: 201 }))
  expect((await response).status).toBe(201)
  expect((await response).headers.get('content-type')).toBe('application/json')
  expect(await (await response).json()).toEqual({ data: 1 })
})

it('fails as fetch does when there is no connection, and when it is stopped', async () => {
  const upload = serveUploads()
  const cutOff = expect(send()).rejects.toThrow(TypeError)
  upload[0]?.cutOff()
  await cutOff
  const abort = new AbortController()
  const stopped = expect(send(abort.signal)).rejects.toThrow('enough')
  abort.abort(new Error('enough'))
  await stopped
  expect(upload[1]?.isStopped()).toBe(true)
})

it('gives up when nothing has moved for a minute, and not before', async () => {
  vi.useFakeTimers()
  const upload = serveUploads()
  const outcome = send().catch((cause: DOMException) => cause.name)
  await vi.advanceTimersByTimeAsync(59_000)
  upload[0]?.progress(1, 100)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(upload[0]?.isStopped()).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(upload[0]?.isStopped()).toBe(true)
  expect(await outcome).toBe('TimeoutError')
})
