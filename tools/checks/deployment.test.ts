import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleServer } from '../../packages/server/src/testing/servers/bundle-server.ts'
import { freePort } from '../steps/free-port.mjs'
import { findNginx } from '../steps/nginx.mjs'
import { findSystemdAnalyze } from '../steps/systemd.mjs'
import { deploymentPage, replaceAll } from './deployment/deployment-page.ts'
import { type SiteResponse, siteAt } from './deployment/proxied-site.ts'

/** docs/deployment.md, followed on an empty folder: its blocks run as they stand, but for names, ports and folders. */
const ROOT = path.resolve(import.meta.dirname, '../..')
const SLOW_MS = 600_000
const HOST = 'energy.example'
const PASSWORD = 'four wet otters'
const nginx = findNginx()
const systemdAnalyze = findSystemdAnalyze()
const page = await deploymentPage()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearthlight-deployment-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe.runIf(nginx !== undefined)('behind nginx, set up as the page says', () => {
  const [etc, data, certificates] = ['etc', 'data', 'certificates'] as const
  const started: ChildProcess[] = []
  const mails: string[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      buffer(stream)
        .then((mail) => PostalMime.parse(mail))
        .then(({ text }) => {
          mails.push(text ?? '')
          done()
        }, done)
    },
  })
  let bundle: Awaited<ReturnType<typeof bundleServer>>
  let ports: { readonly app: number; readonly http: number; readonly https: number }
  let site: ReturnType<typeof siteAt>

  const at = (...names: string[]) => path.join(folder, ...names)
  const run = (program: string, args: readonly string[], env: NodeJS.ProcessEnv, cwd = ROOT) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] })
    started.push(child)
    return child
  }

  async function writeEnvironment(): Promise<NodeJS.ProcessEnv> {
    const smtpPort = (smtp.server.address() as AddressInfo).port
    const file = replaceAll(page.file('/etc/hearthlight/environment'), {
      'PORT=3000': `PORT=${ports.app}`,
      'DATA_DIR=/var/lib/hearthlight': `DATA_DIR=${at(data)}`,
      'smtp://127.0.0.1:25': `smtp://127.0.0.1:${smtpPort}`,
    })
    await writeFile(at(etc, 'environment'), file)
    shell(page.commands('chmod'), '')
    const lines = (await readFile(at(etc, 'environment'), 'utf8')).split('\n')
    const pairs = lines.flatMap((line) => {
      const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(line) ?? []
      return name === undefined ? [] : [[name, value]]
    })
    return { PATH: process.env['PATH'], LOG_LEVEL: 'warn', ...Object.fromEntries(pairs) }
  }

  /** The commands of the page, in a shell as root would have it, on the folders of this test. */
  function shell(commands: string, input: string): void {
    const own = commands
      .replaceAll('/etc/hearthlight', at(etc))
      .replaceAll('chown -R hearthlight /var/lib/hearthlight', `chown -R ${process.getuid?.()} ${at(data)}`)
    const env = { PATH: process.env['PATH'], HOME: process.env['HOME'] }
    const { status, stdout, stderr } = spawnSync('sh', ['-ec', own], {
      cwd: ROOT,
      env,
      input,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`${own}\n${stdout}${stderr}`)
  }

  async function writePartner(): Promise<void> {
    const source = JSON.parse(await readFile(path.join(ROOT, 'partners/tejo/partner.json'), 'utf8'))
    await mkdir(at(etc, 'partner'))
    const partner = { ...source, hosts: { names: [HOST] } }
    await writeFile(at(etc, 'partner', 'partner.json'), JSON.stringify(partner))
  }

  async function startNginx(): Promise<string> {
    await mkdir(at(certificates))
    const [key, certificate] = [at(certificates, 'privkey.pem'), at(certificates, 'fullchain.pem')]
    const subject = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`]
    spawnSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '2',
        '-keyout',
        key,
        '-out',
        certificate,
      ].concat(subject),
    )
    const own = replaceAll(page.file('/etc/nginx/conf.d/hearthlight.conf'), {
      'listen 80;': `listen 127.0.0.1:${ports.http};`,
      'listen 443 ssl;': `listen 127.0.0.1:${ports.https} ssl;`,
      '/etc/ssl/hearthlight': at(certificates),
      '127.0.0.1:3000': `127.0.0.1:${ports.app}`,
    })
    // What Debian's nginx.conf has around it, with every path inside the folder of this test.
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${at(name)};`,
    )
    const whole = `daemon off; pid ${at('nginx.pid')}; error_log stderr error; events {}
      http { access_log off; ${temporary.join(' ')} ${own} }`
    await writeFile(at('nginx.conf'), whole)
    run(nginx ?? '', ['-c', at('nginx.conf'), '-e', 'stderr'], process.env, folder)
    return readFile(certificate, 'utf8')
  }

  async function until(url: string): Promise<void> {
    const answers = await fetch(url, { redirect: 'manual' }).then(
      ({ status }) => status < 500,
      () => false,
    )
    if (answers) return
    await new Promise((resolve) => setTimeout(resolve, 100))
    return until(url)
  }

  beforeAll(async () => {
    bundle = await bundleServer()
    await mkdir(at(etc))
    const first = await freePort(3)
    ports = { app: first, http: first + 1, https: first + 2 }
    smtp.listen(0, '127.0.0.1')
    await once(smtp.server, 'listening')
    const env = await writeEnvironment()
    await writePartner()
    shell(page.commands('npm run accounts'), PASSWORD)
    const unit = page.file('/etc/systemd/system/hearthlight.service')
    const [, command = ''] = /^ExecStart=(.+)$/m.exec(unit) ?? []
    const [node, main] = replaceAll(command, {
      '/usr/bin/node': process.execPath,
      'packages/server/dist/main.js': bundle.main,
    }).split(' ')
    run(node ?? '', [main ?? ''], env)
    await until(`http://127.0.0.1:${ports.app}/readyz`)
    site = siteAt(HOST, ports.https, await startNginx())
    await until(`http://127.0.0.1:${ports.http}/`)
  }, SLOW_MS)
  afterAll(async () => {
    for (const child of started) {
      const ended = once(child, 'exit')
      if (child.kill('SIGTERM')) await ended
    }
    await bundle.remove()
    await new Promise<void>((resolve) => smtp.close(() => resolve()))
  })

  const signUp = (email: string) =>
    site('/api/v1/auth/registrations', {
      method: 'POST',
      body: {
        user: {
          email,
          first_name: 'Ada',
          last_name: 'Byron',
          password: PASSWORD,
          password_confirmation: PASSWORD,
          consent: true,
        },
      },
    })

  it('http leads to https', async () => {
    const call = get({ host: '127.0.0.1', port: ports.http, path: '/buildings?x=1', headers: { host: HOST } })
    const [{ statusCode, headers }] = await once(call, 'response')
    expect([statusCode, headers.location]).toEqual([301, `https://${HOST}/buildings?x=1`])
    call.destroy()
  })
  it('whoever signs in has a cookie for https only, which lets them in', async () => {
    const answer = await signUp('ada@utility.example')
    expect(answer.status).toBe(201)
    const [cookie = ''] = [answer.headers['set-cookie']].flat()
    expect(cookie).toMatch(/^__Host-hearthlight_session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    const me = await site('/api/v1/users', { headers: { cookie: cookie.split(';')[0] ?? '' } })
    expect(JSON.parse(me.body).data.attributes.email).toBe('ada@utility.example')
  })
  it('the browser is told to come by https for a year, to sub-domains too', async () => {
    const { headers } = await site('/api/v1/partners')
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })
  it('links in mails lead to the public address, whatever host and port a request names', async () => {
    await signUp('grace@utility.example')
    const before = mails.length
    const call = { method: 'POST', body: { email: 'grace@utility.example' } }
    const headers = { host: `${HOST}:1337`, 'x-forwarded-host': 'evil.test' }
    expect((await site('/api/v1/auth/forgot_password', { ...call, headers })).status).toBe(200)
    while (mails.length === before) await new Promise((resolve) => setTimeout(resolve, 50))
    const links = mails.at(-1)?.match(/https?:\/\/\S+/g) ?? []
    expect([...new Set(links.map((link) => new URL(link).origin))]).toEqual([`https://${HOST}`])
  })
  it('the operator who was made has the password that was given', async () => {
    const signIn = (password: string) =>
      site('/api/v1/auth/admin_sessions', {
        method: 'POST',
        body: { email: 'you@utility.example', password },
      })
    const wrong = JSON.parse((await signIn('other wet otters')).body)
    expect(wrong.errors[0].code).toBe('accounts.wrong-credentials')
    expect((await signIn(PASSWORD)).body).not.toContain('accounts.wrong-credentials')
  })
  it('a forged X-Forwarded-Host picks no partner', async () => {
    const answer = await site('/api/v1/partners', { headers: { 'x-forwarded-host': 'other.example' } })
    expect(JSON.parse(answer.body).data.attributes.code).toBe('tejo')
  })
  it('limits count the address of the caller, not the proxy’s and not one the caller wrote', async () => {
    const visit = (from: string, forged: string) =>
      site('/ahoy/visits', {
        method: 'POST',
        body: { landing_page: '/' },
        from,
        headers: { 'x-forwarded-for': forged },
      })
    let last: SiteResponse | undefined
    for (let calls = 0; calls < 200 && last?.status !== 429; calls += 1)
      last = await visit('127.0.0.2', `10.0.0.${calls}`)
    expect(last?.status).toBe(429)
    expect((await visit('127.0.0.3', '10.0.1.1')).status).toBe(201)
  })
  it.each(['/api/docs', '/api/openapi.json', '/dev/mailbox', '/metrics'])('%s is not there', async (url) => {
    expect((await site(url)).status).toBe(404)
  })
})

it.runIf(systemdAnalyze !== undefined)('systemd finds no fault in the unit', async () => {
  const unit = replaceAll(page.file('/etc/systemd/system/hearthlight.service'), {
    '/usr/bin/node': process.execPath,
    '/opt/hearthlight': ROOT,
  })
  const file = path.join(folder, 'hearthlight.service')
  await writeFile(file, unit)
  const { status, stdout, stderr } = spawnSync(systemdAnalyze ?? '', ['verify', file], { encoding: 'utf8' })
  expect({ status, said: `${stdout}${stderr}` }).toEqual({ status: 0, said: '' })
})
