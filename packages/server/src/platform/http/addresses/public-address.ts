import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Networks that are nobody's on the internet: this machine, the networks around it, what clouds tell their machines. */
const PRIVATE = privateNetworks()

function privateNetworks(): BlockList {
  const list = new BlockList()
  const v4: readonly [string, number][] = [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ]
  for (const [network, bits] of v4) list.addSubnet(network, bits, 'ipv4')
  const v6: readonly [string, number][] = [
    // This machine, and IPv4 addresses written the old way (`::127.0.0.1`).
    ['::', 96],
    ['::ffff:0:0:0', 96],
    ['64:ff9b::', 96],
    ['64:ff9b:1::', 48],
    ['100::', 64],
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['fc00::', 7],
    ['fe80::', 10],
    ['fec0::', 10],
    ['ff00::', 8],
  ]
  for (const [network, bits] of v6) list.addSubnet(network, bits, 'ipv6')
  return list
}

/** An IPv4 address in IPv6's clothes (`::ffff:10.0.0.1`) is looked up among both by the list itself. */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) !== 0 && !PRIVATE.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')

/** The host of a URL when it is an address already: then nothing is looked up for it. */
export function addressInUrl(url: URL): string | undefined {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(host) === 0 ? undefined : host
}

/**
 * Looks a name up and refuses it when any of its addresses is private: the connection is made to the very address that
 * was looked at, so that a name cannot answer otherwise the second time.
 */
export const lookUpPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return done(error, '')
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
      return done(new PrivateAddress(host), '')
    const [first] = addresses
    if (options.all === true) done(null, addresses)
    else done(null, first?.address ?? '', first?.family)
  })
}

export class PrivateAddress extends Error {
  constructor(host: string) {
    super(`${host} is a private address.`)
  }
}
