import path from 'node:path'
import { z } from 'zod'
import { isLoopback, isProxyList } from '../http/addresses/network-names.ts'
import { StartFailure } from './start-failure.ts'

export type Environment = {
  readonly production: boolean
  readonly role: Role
  readonly host: string
  readonly port: number
  readonly dataDir: string
  readonly publicUrl: URL | undefined
  readonly database: DatabaseChoice
  readonly mail: { readonly kind: 'mailbox' } | { readonly kind: 'smtp'; readonly url: string }
  readonly files: FilesChoice
  /** Where ClamAV's daemon listens; without it documents are not looked through for viruses. */
  readonly virusScanner: ScannerAddress | undefined
  /** The folder with the schema of HPXML, against which exported homes can be held. */
  readonly hpxmlSchema: string | undefined
  readonly sessionSecret: string | undefined
  readonly seedDemo: boolean
  readonly logLevel: (typeof LOG_LEVELS)[number]
  readonly metricsToken: string | undefined
  /** Whether webhooks may lead to this machine and the networks around it, and go without TLS. */
  readonly privateWebhooks: boolean
  /** Whose X-Forwarded-For and X-Forwarded-Proto are believed. */
  readonly trustProxy: string | undefined
  readonly rateLimits: boolean
  /** Whether `/api/docs` and `/api/openapi.json` are there. */
  readonly apiPages: boolean
  readonly requestTimeoutMs: number
  /** How long a person waits at most for what is computed, drawn or read beside the server. */
  readonly workTimeoutMs: number
  /** How long it says that it is not ready before it stops listening. */
  readonly stopAfterMs: number
  /** By the code of the partner: the system that answers the calls of programs in our place. */
  readonly remotePrograms: ReadonlyMap<string, RemoteAddress>
}
export type RemoteAddress = { readonly url: string; readonly secret: string }
export type Role = (typeof ROLES)[number]
export type DatabaseChoice =
  | { readonly kind: 'embedded'; readonly folder: string }
  | { readonly kind: 'server'; readonly url: string }
export type FilesChoice =
  | { readonly kind: 'disk'; readonly folder: string }
  | {
      readonly kind: 's3'
      readonly bucket: string
      readonly endpoint: string | undefined
      readonly region: string
    }

export type ScannerAddress = { readonly path: string } | { readonly host: string; readonly port: number }

type Given = Readonly<Record<string, string | undefined>>

const ROLES = ['all', 'web', 'worker'] as const
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const flag = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .transform((word) => word === 'true')
const urlOf = (protocols: readonly string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  })

function scannerAddress(value: string): ScannerAddress | undefined {
  const socket = /^unix:(?:\/\/)?(\/.+)$/.exec(value)?.[1]
  if (socket !== undefined) return { path: socket }
  const [, host, port] = /^tcp:\/\/([\w.-]+):(\d{1,5})$/.exec(value) ?? []
  return host === undefined || Number(port) > 65535 ? undefined : { host, port: Number(port) }
}

const seconds = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, { error: 'must be a number of seconds from 1 to 9999' })
  .transform(Number)

const Variables = z.object({
  NODE_ENV: z.string().optional(),
  HEARTHLIGHT_ROLE: z.enum(ROLES, { error: `must be one of ${ROLES.join(', ')}` }).default('all'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, { error: 'must be a port number from 0 to 65535' })
    .transform(Number)
    .refine((port) => port <= 65535, { error: 'must be a port number from 0 to 65535' })
    .default(3000),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: urlOf(['postgres:', 'postgresql:']).optional(),
  PUBLIC_URL: urlOf(['http:', 'https:']).optional(),
  SMTP_URL: urlOf(['smtp:', 'smtps:']).optional(),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: urlOf(['http:', 'https:']).optional(),
  S3_REGION: z.string().default('us-east-1'),
  CLAMD_URL: z
    .string()
    .refine((value) => scannerAddress(value) !== undefined, {
      error: 'must be unix:///path/of/the/socket or tcp://host:port',
    })
    .optional(),
  HPXML_SCHEMA: z.string().optional(),
  SESSION_SECRET: z.string().min(32, { error: 'must be at least 32 characters long' }).optional(),
  SEED_DEMO: flag.optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
  METRICS_TOKEN: z.string().min(16, { error: 'must be at least 16 characters long' }).optional(),
  TRUST_PROXY: z
    .string()
    .refine(isProxyList, {
      error: 'must name addresses or networks, separated by commas, e.g. loopback or 10.0.0.0/8',
    })
    .optional(),
  WEBHOOKS_TO_PRIVATE_ADDRESSES: flag.optional(),
  RATE_LIMITS: flag.default(true),
  API_PAGES: flag.optional(),
  REQUEST_TIMEOUT_SECONDS: seconds.default(30),
  WORK_TIMEOUT_SECONDS: seconds.default(30),
  STOP_AFTER_SECONDS: z
    .string()
    .regex(/^(\d|1\d|20)$/, { error: 'must be a number of seconds from 0 to 20' })
    .transform(Number)
    .default(0),
})
type Variables = z.infer<typeof Variables>

/** Everything the process takes from its environment, read once. An empty value counts as absent. */
export function readEnvironment(env: Given): Environment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Variables.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new StartFailure(`${String(issue?.path[0])} ${issue?.message}.`)
  }
  refuseContradictions(parsed.data)
  return { ...toEnvironment(parsed.data), remotePrograms: remotePrograms(given) }
}

/** `PROGRAMS_LAKESHORE_URL` and `PROGRAMS_LAKESHORE_SECRET`, for each partner that has its own system. */
function remotePrograms(given: Given): Environment['remotePrograms'] {
  const systems = new Map<string, RemoteAddress>()
  for (const [name, url] of Object.entries(given)) {
    const [, code] = /^PROGRAMS_([A-Z0-9]+)_URL$/.exec(name) ?? []
    if (code === undefined || url === undefined) continue
    const isTrusted = URL.canParse(url) && (isHttps(url) || isLoopback(new URL(url).hostname))
    if (!isTrusted) throw new StartFailure(`${name} must be a URL that begins with https://.`)
    const secret = given[`PROGRAMS_${code}_SECRET`]
    if (secret === undefined || secret.length < 32)
      throw new StartFailure(`PROGRAMS_${code}_SECRET must be at least 32 characters long.`)
    systems.set(code.toLowerCase(), { url: url.replace(/\/$/, ''), secret })
  }
  return systems
}

function refuseContradictions(variables: Variables): void {
  if (variables.NODE_ENV === 'production') refuseOpenDoors(variables)
  if (variables.HEARTHLIGHT_ROLE !== 'all' && variables.DATABASE_URL === undefined)
    throw new StartFailure(
      `HEARTHLIGHT_ROLE=${variables.HEARTHLIGHT_ROLE} needs DATABASE_URL: the embedded database serves one process only.`,
    )
  if (variables.S3_ENDPOINT !== undefined && variables.S3_BUCKET === undefined)
    throw new StartFailure('S3_BUCKET is required when S3_ENDPOINT is set.')
}

/** What a laptop may do without, and a server that people reach may not. */
function refuseOpenDoors(variables: Variables): void {
  if (variables.SESSION_SECRET === undefined)
    throw new StartFailure('SESSION_SECRET is required when NODE_ENV=production.')
  if (variables.TRUST_PROXY !== undefined) return
  if (!isHttps(variables.PUBLIC_URL))
    throw new StartFailure(
      'TRUST_PROXY or a PUBLIC_URL that begins with https:// is required when NODE_ENV=production: without it cookies would travel in the clear.',
    )
  if (!isLoopback(variables.HOST))
    throw new StartFailure(
      `TRUST_PROXY is required when NODE_ENV=production and HOST=${variables.HOST}: without it every caller would count as the proxy.`,
    )
}

const isHttps = (url: string | undefined) => url?.startsWith('https:') === true

function toEnvironment(variables: Variables): Omit<Environment, 'remotePrograms'> {
  const dataDir = path.resolve(variables.DATA_DIR)
  const production = variables.NODE_ENV === 'production'
  return {
    production,
    role: variables.HEARTHLIGHT_ROLE,
    host: variables.HOST,
    port: variables.PORT,
    dataDir,
    publicUrl: variables.PUBLIC_URL === undefined ? undefined : new URL(variables.PUBLIC_URL),
    database:
      variables.DATABASE_URL === undefined
        ? { kind: 'embedded', folder: path.join(dataDir, 'database') }
        : { kind: 'server', url: variables.DATABASE_URL },
    mail: variables.SMTP_URL === undefined ? { kind: 'mailbox' } : { kind: 'smtp', url: variables.SMTP_URL },
    files:
      variables.S3_BUCKET === undefined
        ? { kind: 'disk', folder: path.join(dataDir, 'files') }
        : {
            kind: 's3',
            bucket: variables.S3_BUCKET,
            endpoint: variables.S3_ENDPOINT,
            region: variables.S3_REGION,
          },
    virusScanner: variables.CLAMD_URL === undefined ? undefined : scannerAddress(variables.CLAMD_URL),
    hpxmlSchema: variables.HPXML_SCHEMA === undefined ? undefined : path.resolve(variables.HPXML_SCHEMA),
    sessionSecret: variables.SESSION_SECRET,
    seedDemo: variables.SEED_DEMO ?? (!production && variables.DATABASE_URL === undefined),
    logLevel: variables.LOG_LEVEL,
    metricsToken: variables.METRICS_TOKEN,
    privateWebhooks: variables.WEBHOOKS_TO_PRIVATE_ADDRESSES ?? !production,
    // Who is reached by https stands behind a proxy: when it is not named, it is the one on this machine.
    trustProxy: variables.TRUST_PROXY ?? (isHttps(variables.PUBLIC_URL) ? 'loopback' : undefined),
    rateLimits: variables.RATE_LIMITS,
    apiPages: variables.API_PAGES ?? !production,
    requestTimeoutMs: variables.REQUEST_TIMEOUT_SECONDS * 1000,
    workTimeoutMs: variables.WORK_TIMEOUT_SECONDS * 1000,
    stopAfterMs: variables.STOP_AFTER_SECONDS * 1000,
  }
}
