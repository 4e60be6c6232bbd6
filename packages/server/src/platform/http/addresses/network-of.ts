import { isIPv6 } from 'node:net'

/** Whom a limit counts: an IPv4 address, or the first 64 bits of an IPv6 one, the least a connection is given (RFC 6177). */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')]
  const zeros = tail === undefined ? [] : Array<string>(8 - first.length - last.length).fill('0')
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

const groupsOf = (text: string) => (text === '' ? [] : text.split(':'))
