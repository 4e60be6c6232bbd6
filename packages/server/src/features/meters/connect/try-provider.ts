import type {
  PartResult,
  ProviderPart,
  ProviderTest,
} from '@hearthlight/domain/meters/connect/meter-provider'
import { z } from 'zod'
import type { AskProvider } from './ask-provider.ts'
import type { ConnectDeps } from './connect-deps.ts'
import type { StoredProvider } from './connect-tables.ts'
import { askWithNoCode, giveBackNoToken } from './tokens.ts'

type Answer = Awaited<ReturnType<AskProvider>>
type Tried = ProviderTest['parts'][number]

const Refusal = z.object({ error: z.string() })

/** Asks each address of a utility for what it refuses rightly: how it refuses says whether it would take us. */
export async function tryProvider(
  deps: Pick<ConnectDeps, 'ask' | 'secret' | 'now'>,
  provider: StoredProvider,
  redirectUri: string,
): Promise<ProviderTest['parts']> {
  const { authorization_url, resource_url, revocation_url } = provider
  const look = (address: string) => deps.ask(address, { method: 'GET', headers: { accept: '*/*' } })
  const tries = [
    tryPart('authorization', () => look(authorization_url), isPage),
    tryPart('token', () => askWithNoCode(deps, provider, redirectUri), ofToken),
    tryPart('resource', () => look(resource_url), answers),
  ]
  if (revocation_url !== null)
    tries.push(tryPart('revocation', () => giveBackNoToken(deps, provider, revocation_url), ofRevocation))
  return Promise.all(tries)
}

async function tryPart(
  part: ProviderPart,
  ask: () => Promise<Answer>,
  resultOf: (answer: Answer) => PartResult,
): Promise<Tried> {
  try {
    const answer = await ask()
    return { part, result: resultOf(answer), status: answer.status }
  } catch {
    return { part, result: 'no_answer', status: null }
  }
}

/** Without a request it shows a page, sends on or refuses; what fails or is not there is something else. */
const isPage = (answer: Answer): PartResult =>
  answer.status === 404 || answer.status === 410 ? 'unexpected' : answers(answer)

/** Below it lie the readings; whether anything lies at the address itself is left to the utility. */
const answers = ({ status }: Answer): PartResult => (status >= 500 ? 'unexpected' : 'good')

/** Who is known and brings a code that is none is told of the code, not of themselves (RFC 6749, section 5.2). */
function ofToken(answer: Answer): PartResult {
  const error = errorOf(answer)
  if (error === 'invalid_grant') return 'good'
  if (error === 'invalid_client' || error === 'unauthorized_client' || answer.status === 401)
    return 'client_refused'
  return 'unexpected'
}

function ofRevocation(answer: Answer): PartResult {
  if (answer.status === 200) return 'good'
  return answer.status === 401 || errorOf(answer) === 'invalid_client' ? 'client_refused' : 'unexpected'
}

function errorOf({ body }: Answer): string | undefined {
  try {
    return Refusal.parse(JSON.parse(Buffer.concat([...body]).toString('utf8'))).error
  } catch {
    return undefined
  }
}
