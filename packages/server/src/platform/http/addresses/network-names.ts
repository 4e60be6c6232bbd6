import { isIP } from 'node:net'

/** Words that stand for networks in `TRUST_PROXY`, as Fastify understands them. */
const NETWORKS: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** Addresses, networks (`10.0.0.0/8`) and names of networks, separated by commas. */
export const isProxyList = (text: string): boolean =>
  text.split(',').every((part) => NETWORKS.has(part.trim()) || isNetwork(part.trim()))

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** Only this machine reaches a server that listens there. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)
