/** Enough to know one's own address again, too little to learn somebody else's. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [mailbox, domain] = [email.slice(0, at), email.slice(at + 1)]
  const end = domain.lastIndexOf('.')
  return `${first(mailbox)}•••@${first(domain)}•••${end < 0 ? '' : domain.slice(end)}`
}

const first = (text: string): string => [...text][0] ?? ''
