import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type App, buildApp } from '../../../app.ts'
import { readEnvironment } from '../../../platform/process/environment.ts'
import { familyClient, HOUSE, type ProgramSite } from '../../../testing/program-engine/family-client.ts'
import { programEngineContract } from '../../../testing/program-engine/program-engine-contract.ts'
import { programSite } from '../../../testing/programs/program-site.ts'
import { type RemotePrograms, remotePrograms } from '../../../testing/programs/remote-programs.ts'
import { FOLDERS, TEST_SECRET, type TestApp, testApp } from '../../../testing/test-app.ts'

const SECRET = 'a secret that both systems know, long enough'
let test: TestApp
let portal: App
let remote: RemotePrograms
let site: ProgramSite
let folder: string
let now = new Date()

beforeAll(async () => {
  test = await testApp()
  const inner = await programSite(test)
  const idOf = async (headers: Record<string, string>) =>
    (await test.app.inject({ url: '/api/v1/users', headers })).json().data.id
  const sessions = new Map([
    [await idOf(inner.person), inner.person],
    [await idOf(inner.stranger), inner.stranger],
  ])
  remote = await remotePrograms(test, SECRET, sessions)
  folder = await mkdtemp(path.join(tmpdir(), 'hearthlight-remote-'))
  portal = await buildApp({
    environment: readEnvironment({
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'false',
      DATA_DIR: folder,
      PROGRAMS_LAKESHORE_URL: remote.url,
      PROGRAMS_LAKESHORE_SECRET: SECRET,
    }),
    database: test.database,
    sessionSecret: TEST_SECRET,
    now: () => now,
    folders: FOLDERS,
  })
  await portal.http.ready()
  site = { ...inner, send: (options) => portal.http.inject(options) }
})
afterAll(async () => {
  await portal.http.close()
  await remote.close()
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

describe('the engine of a remote system', () => {
  programEngineContract(() => site)
})

describe('a remote system', () => {
  const client = familyClient(() => site)
  const came = async (call: () => Promise<unknown>) => {
    remote.calls.length = 0
    await call()
    return remote.calls.map(({ method, path }) => `${method} ${path}`)
  }
  it('is asked with all that the person’s browser asks [S2-7.048] [S2-7.057] [S2-7.058] [S2-7.071]', async () => {
    const id = await client.begin(/Insulation/)
    for (const path of [
      `/prqs?cs=2&cn=house&type=prq&hideinst=true&status=Project+initiation&project_id=${id}`,
      `/measures?project_id=${id}&project_status=Project+initiation`,
      `/measures/type?project_id=${id}&measure_type_name=insulation&program_measure_id=attic-r60`,
      `/portal-steps?projectId=${id}&nav=cs&cn=contact&curStep=1&onCreate=true`,
      `/get_page_configuration?task_name=response&project_id=${id}&cur_step_name=terms&prog_id=${id}`,
      '/programs_public?building_id=b1',
    ]) {
      const [call] = await came(() => client.send('GET', path))
      const asked = new URL(`http://remote${call?.replace(/^GET /, '')}`)
      const wanted = new URL(`http://remote${path}`)
      expect(asked.pathname).toBe(wanted.pathname)
      expect(Object.fromEntries(asked.searchParams)).toEqual(Object.fromEntries(wanted.searchParams))
    }
  })
  it('is given a file with its rules and its system, and told which one is deleted [S2-7.053] [S2-7.054]', async () => {
    const id = await client.begin(/Insulation/)
    remote.calls.length = 0
    const added = await client.attach(id, 'quote', 'The quote.pdf')
    const [{ body = '' } = {}] = remote.calls
    const fieldOf = (name: string) => new RegExp(`name="${name}"\r\n\r\n([^\r]*)`).exec(body)?.[1]
    expect(['attachment_id', 'attachment_rules', 'project_id', 'system_id'].map(fieldOf)).toEqual([
      ...['quote', '{"max_files":1}', id, site.buildingId],
    ])
    expect(body).toContain('name="file"; filename="The quote.pdf"')
    const [file] = added.json().data[0].attributes.questions[0].responses
    expect(
      await came(() => client.send('DELETE', `/attachments/${file.id}?response=The%20quote.pdf`)),
    ).toEqual([`DELETE /attachments/${file.id}?response=The+quote.pdf`])
  })
})

describe('a remote system that fails', () => {
  const client = familyClient(() => site)
  beforeEach(() => {
    remote.failing = undefined
    remote.calls.length = 0
    // What failed before has been forgotten.
    now = new Date(now.getTime() + 60_000)
  })

  it.each([503, 'silent'] as const)(
    'is told as fulfill_api_error, and reads are tried three times (%s)',
    async (how) => {
      await client.get('/projects')
      remote.calls.length = 0
      remote.failing = how
      const answer = await client.send('GET', '/projects')
      expect([answer.statusCode, answer.json().errors[0]]).toEqual([
        502,
        {
          status: '502',
          code: 'fulfill_api_error',
          title:
            'The program system did not answer. What you typed is kept. Please try again in a few minutes.',
        },
      ])
      expect(remote.calls).toHaveLength(3)
    },
  )
  it('gets each write once, under a key of its own', async () => {
    const id = await client.begin(/Insulation/)
    remote.calls.length = 0
    await client.answer(id, 'house', HOUSE)
    await client.answer(id, 'house', HOUSE)
    const keys = remote.calls.map(({ key }) => key)
    expect(keys).toEqual([expect.any(String), expect.any(String)])
    expect(new Set(keys).size).toBe(2)
    remote.failing = 503
    remote.calls.length = 0
    expect((await client.answer(id, 'house', HOUSE)).statusCode).toBe(502)
    expect(remote.calls).toHaveLength(1)
  })
  it('is left alone after five failures, and asked again after half a minute', async () => {
    const id = await client.begin(/Insulation/)
    remote.failing = 503
    for (let call = 0; call < 5; call += 1) await client.answer(id, 'house', HOUSE)
    remote.calls.length = 0
    remote.failing = undefined
    expect((await client.send('GET', '/projects')).statusCode).toBe(502)
    expect(remote.calls).toHaveLength(0)
    now = new Date(now.getTime() + 30_001)
    expect((await client.send('GET', '/projects')).statusCode).toBe(200)
    expect((await client.send('GET', '/projects')).statusCode).toBe(200)
  })
  it('that answers late holds none of its partner’s turns: other calls are answered meanwhile', async () => {
    const ask = (host: string, url: string) => portal.http.inject({ url, headers: { ...site.person, host } })
    expect((await ask('tejo.localhost', '/api/v1/partners')).statusCode).toBe(200)
    const letGo = remote.holdAnswers()
    const held = Array.from({ length: 6 }, () => client.send('GET', '/projects'))
    await remote.asked(6)
    expect((await ask('lakeshore.localhost', '/api/v1/users')).statusCode).toBe(200)
    letGo()
    expect((await Promise.all(held)).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
  })
  it('that does not know the secret answers nothing', async () => {
    const other = await remotePrograms(test, 'another secret, just as long as that', new Map())
    const answer = await fetch(`${other.url}/projects`)
    expect(answer.status).toBe(401)
    await other.close()
  })
})
