import type { Profile } from '@node-saml/node-saml'
import { z } from 'zod'

const Data = z.object({ $: z.object({ Recipient: z.string() }) })
const Confirmation = z.object({ SubjectConfirmationData: z.tuple([Data]) })
const Subject = z.object({ SubjectConfirmation: z.array(Confirmation).min(1) })
const Assertion = z.object({ Assertion: z.object({ Subject: z.tuple([Subject]) }) })

/** An assertion names the address it may be handed to; elsewhere it proves nothing (SAML profiles 4.1.4.3). */
export function isMeantFor(profile: Profile, address: string): boolean {
  const said = Assertion.safeParse(profile.getAssertion?.())
  if (!said.success) return false
  const [subject] = said.data.Assertion.Subject
  return subject.SubjectConfirmation.every(
    ({ SubjectConfirmationData: [data] }) => data.$.Recipient === address,
  )
}
